import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Card } from 'shared/ui/card';
import { Columns, Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { allowedActionsQueries } from '../subscription-model/allowed-actions.queries.ts';
import { noticeTexts, reasonTexts } from '../subscription-model/notice-texts.ts';
import type { PageIds } from 'shared/router/pages';
import type { PageDeclaration } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { detailsTexts as texts } from './texts.ts';

const words = texts.actions;

interface Entry {
  readonly label: string;
  readonly page: PageDeclaration & { readonly href: (ids: PageIds<':subscriptionId'>) => string };
}

const isOffered = ({ isFor }: PageDeclaration, subscription: Subscription) => isFor?.(subscription) !== false;

/** What people come to a subscription for, the most urgent first. */
const groupsOf = (subscription: Subscription) => {
  const { status } = subscription;
  const groups: readonly (readonly [heading: string, entries: readonly Entry[]])[] = [
    [
      words.lost,
      [
        { label: status === 'Suspended' ? texts.reactivate : pages.suspend.title, page: pages.suspend },
        { label: words.simCards, page: pages.simCards },
      ],
    ],
    [
      words.plan,
      [
        { label: words.usage, page: pages.usage },
        { label: words.changePlan, page: pages.changePlan },
        { label: words.extraServices, page: pages.extraServices },
      ],
    ],
    [
      words.limits,
      [
        { label: words.barrings, page: pages.barrings },
        { label: words.forwarding, page: pages.forwarding },
      ],
    ],
    [
      words.billing,
      [
        { label: words.settings, page: pages.settings },
        { label: words.account, page: pages.account },
        { label: words.terminate, page: pages.terminate },
      ],
    ],
  ];
  return groups
    .map(
      ([heading, entries]) => [heading, entries.filter(({ page }) => isOffered(page, subscription))] as const,
    )
    .filter(([, entries]) => entries.length > 0);
};

/** Every change of a subscription, with the reason where one is not allowed now. An employee can change nothing at all. */
export const SubscriptionActions = ({ subscription }: { readonly subscription: Subscription }) => {
  const { id: customerId, isUser } = useCurrentCustomer().customer;
  const ids = { customerId, subscriptionId: subscription.id };
  const query = useQuery({ ...allowedActionsQueries(useHttp()).all(ids), enabled: !isUser });
  if (isUser) return null;
  return (
    <QueryView query={query} title={noticeTexts.actionsFailed}>
      {({ actions }) => (
        <Card title={words.heading}>
          <Columns width="narrow">
            {groupsOf(subscription).map(([heading, entries]) => (
              <Stack key={heading} gap={2} align="start">
                <Typography tag="h3" look="body" weight="bold">
                  {heading}
                </Typography>
                {entries.map(({ label, page }) => {
                  const own = actions.find(({ action }) => action === page.action);
                  return (
                    <div key={label}>
                      <Link href={page.href(ids)}>{label}</Link>
                      {own === undefined || own.allowed ? null : (
                        <Typography look="small" tone="muted">
                          {reasonTexts[own.reasonCode ?? 'Unknown']}
                        </Typography>
                      )}
                    </div>
                  );
                })}
              </Stack>
            ))}
          </Columns>
        </Card>
      )}
    </QueryView>
  );
};

import type { AllowedAction } from 'shared/contracts/allowed-actions';
import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import { allowedActionsRead } from '../subscription-model/allowed-actions.queries.ts';
import { noticeTexts, reasonTexts } from '../subscription-page-model/notice-texts.ts';
import { isOwnOf } from '../subscription-model/own-subscription.ts';
import { administratorGroups, ownGroups, type ActionEntry, type ActionGroup } from './action-groups.ts';
import styles from './subscription.module.css';
import { detailsTexts as texts, shortReasons } from './texts.ts';

/** All changes of a subscription, each with the reason when it is not allowed now. */
export const SubscriptionActions = ({ subscription }: { readonly subscription: Subscription }) => {
  const { id: customerId, isUser } = useCurrentCustomer().customer;
  const ids = { customerId, subscriptionId: subscription.id };
  const query = useQuery(allowedActionsRead(useHttp(), ids));
  const groupsFor = (actions: readonly AllowedAction[]): readonly ActionGroup[] => {
    if (!isUser) return administratorGroups(subscription);
    return isOwnOf(actions) ? ownGroups(subscription) : [];
  };
  return (
    <QueryView
      query={query}
      title={noticeTexts.actionsFailed}
      skeleton={
        <div className={isUser ? undefined : styles.loading}>
          <Skeleton shape="card" />
        </div>
      }
    >
      {({ actions }) => {
        const groups = groupsFor(actions);
        if (groups.length === 0) return null;
        return (
          <Card title={texts.actions.heading}>
            <div className={styles.groups}>
              {groups.map(([heading, entries]) => (
                <div key={heading}>
                  <Typography tag="h3" look="body" weight="bold">
                    {heading}
                  </Typography>
                  {entries.map(entry => (
                    <div key={entry.label} className={styles.action}>
                      <Link href={entry.page.href(ids)} variant="standalone">
                        {entry.label}
                      </Link>
                      <Reason entry={entry} actions={actions} />
                    </div>
                  ))}
                </div>
              ))}
            </div>
          </Card>
        );
      }}
    </QueryView>
  );
};

interface ReasonProps {
  readonly entry: ActionEntry;
  readonly actions: readonly AllowedAction[];
}

/** Why the action is not allowed now. */
const Reason = ({ entry: { page, action = page.action }, actions }: ReasonProps) => {
  const { isUser } = useCurrentCustomer().customer;
  const own = actions.find(each => each.action === action);
  if (own === undefined || own.allowed) return null;
  const reason = own.reasonCode ?? 'Unknown';
  return (
    <Typography look="small" tone="muted">
      {isUser && reason === 'Suspended'
        ? texts.actions.reopenedByAdministrator
        : (shortReasons[reason] ?? reasonTexts[reason])}
    </Typography>
  );
};

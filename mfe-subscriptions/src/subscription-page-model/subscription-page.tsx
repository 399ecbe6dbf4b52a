import type { ReactNode } from 'react';
import type { Subscription } from 'shared/contracts/subscription';
import type { ReadAgain } from 'shared/form/edited';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { PageHeader } from 'shared/ui/page-header';
import { usePageTitle } from 'shared/ui/page-title';
import { QueryFailure } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import type { Page } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { useSubscriptionIds, type SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionHelp } from '../subscription-model/subscription-names.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';
import { MissingSubscription } from './missing-subscription.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';
import { subscriptionPageTexts as texts } from './subscription-page-texts.ts';

/** Back link of a page. */
export interface BackLink {
  readonly href: string;
  readonly label: string;
}

export interface SubscriptionPageProps {
  readonly page: Omit<Page, 'href'>;
  /** When the title depends on the subscription. */
  readonly title?: (of: Subscription) => string;
  /** Back link; to the subscription by default. */
  readonly back?: (ids: SubscriptionIds) => BackLink;
  /** Rendered once the subscription is loaded and, on a page with an action, the action is allowed. */
  readonly children: (of: Subscription, ids: SubscriptionIds, readAgain: ReadAgain) => ReactNode;
}

/**
 * Layout of a page of one subscription: heading with back link, notices about what prevents a change, and all states
 * until the subscription is loaded. The page renders its own queries with `QueryView`.
 *
 *     export const Page: ComponentType = () => (
 *       <SubscriptionPage page={pages.usage}>{(subscription, ids) => <Usage ids={ids} />}</SubscriptionPage>
 *     );
 */
export const SubscriptionPage = ({ page, title, back, children }: SubscriptionPageProps) => {
  const ids = useSubscriptionIds();
  const query = useQuery(subscriptionQueries(useHttp()).details(ids));
  const { query: actions, allowed } = useAllowedAction(ids, page.action);
  const subscription = query.data?.subscription;
  const ownTitle = subscription && title?.(subscription);
  usePageTitle(ownTitle);
  const isAllowed = page.action === undefined || allowed === true;
  const isOther = subscription !== undefined && page.isFor?.(subscription) === false;
  const isWaiting = actions.error === null && page.action !== undefined && allowed === undefined;
  return (
    <>
      <PageHeader
        backTo={back?.(ids) ?? { href: pages.details.href(ids), label: texts.back }}
        title={ownTitle ?? page.title}
        help={subscription && subscriptionHelp(subscription)}
      />
      {query.error === null || subscription !== undefined ? (
        <SubscriptionNotices page={page} />
      ) : (
        <QueryFailure query={query} title={texts.failed} nextStep={<MissingSubscription {...ids} />} />
      )}
      {query.error === null && (subscription === undefined || isWaiting) ? <Skeleton shape="card" /> : null}
      {isOther ? <AttentionBox>{texts.notForThis}</AttentionBox> : null}
      {subscription !== undefined && isAllowed && !isOther
        ? children(subscription, ids, query.refetch)
        : null}
    </>
  );
};

import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { QueryFailure } from 'shared/ui/query-view';
import type { Page } from '../define-pages.ts';
import { useSubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';
import { actionInfo, statusInfo } from './info-box-text.ts';
import { InfoBox } from './info-box.tsx';
import { noticeTexts as texts } from './notice-texts.ts';
import { Notices } from './notices.tsx';
import { ProcessingBox } from './processing-box.tsx';
import { relevantOrders } from './relevant-orders.ts';
import { useOrderHistory } from './use-order-history.ts';

interface SubscriptionNoticesProps {
  readonly page: Pick<Page, 'path' | 'action' | 'orders'>;
}

/**
 * What prevents a change, below the heading of a page of one subscription (SUB-037, SUB-041, SUB-053). Loads its own
 * data. The page itself decides with `useAllowedAction` whether it shows its form.
 */
export const SubscriptionNotices = ({ page }: SubscriptionNoticesProps) => {
  const ids = useSubscriptionIds();
  const { action } = page;
  // The surrounding page has just loaded it.
  const { data, isLoadingError } = useQuery({
    ...subscriptionQueries(useHttp()).details(ids),
    refetchOnMount: false,
  });
  const { query, reason } = useAllowedAction(ids, action);
  const { orders = [] } = useOrderHistory(ids, { always: false });
  // The warning already says so, with a link to the order.
  const isShownBelow = reason === 'OrderInProcessing' && relevantOrders(page, orders).length > 0;
  const ofAction =
    action !== undefined && reason !== undefined && !isShownBelow ? actionInfo(action, reason) : undefined;
  return (
    <Notices>
      {/* If the subscription itself failed to load, the page shows that. */}
      {query.data === undefined && !isLoadingError ? (
        <QueryFailure query={query} title={texts.actionsFailed} />
      ) : null}
      <ProcessingBox page={page} ids={ids} orders={orders} />
      <InfoBox info={action === undefined ? data && statusInfo(data.subscription) : ofAction} />
    </Notices>
  );
};

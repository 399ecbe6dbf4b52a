import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { LoadFailure } from 'shared/ui/load-failure';
import { subscriptionQueries } from './subscription.queries.ts';
import { useAllowedAction } from './use-allowed-action.ts';
import { useOrderHistory } from './use-order-history.ts';
import { actionInfo, statusInfo } from './info-box-text.ts';
import { InfoBox } from './info-box.tsx';
import { actionOfPage, type NoticePage } from './notice-page.ts';
import { Notices } from './notices.tsx';
import { ProcessingBox, relevantOrders } from './processing-box.tsx';
import { noticeTexts as texts } from './notice-texts.ts';

/**
 * What stands in the way of a change, below the heading of a page of one subscription (SUB-037, SUB-041, SUB-053). It
 * fetches what it needs. Whether the page shows its form is for the page to ask: `useAllowedAction`.
 */
export const SubscriptionNotices = ({ page }: { readonly page: NoticePage }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { subscriptionId = '' } = useParams();
  const ids = { customerId, subscriptionId };
  const action = actionOfPage[page];
  // The page that this stands on has just read it.
  const { data } = useQuery({ ...subscriptionQueries(useHttp()).details(ids), refetchOnMount: false });
  const { query, reason } = useAllowedAction(ids, action);
  const { orders = [] } = useOrderHistory(ids, { always: false });
  // The warning says it, with where to follow the order.
  const isSaid = reason === 'OrderInProcessing' && relevantOrders(page, orders).length > 0;
  const ofAction =
    action !== undefined && reason !== undefined && !isSaid ? actionInfo(action, reason) : undefined;
  return (
    <Notices>
      {query.error === null || query.data !== undefined ? null : (
        <LoadFailure
          error={query.error}
          title={texts.actionsFailed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <ProcessingBox page={page} ids={ids} orders={orders} />
      <InfoBox info={action === undefined ? data && statusInfo(data.subscription) : ofAction} />
    </Notices>
  );
};

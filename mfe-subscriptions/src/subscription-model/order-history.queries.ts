import { ORDER_HISTORY_PAGE_SIZE, orderHistoryAnswer } from 'shared/contracts/order';
import type { Http } from 'shared/http';
import { infiniteQueryOptions, subscriptionOrdersKey } from 'shared/query';
import type { SubscriptionIds } from './subscription-ids.ts';

/** Where the next page begins; the first call names no place. */
type Place = { readonly nextLinkId: string; readonly currentIndex: number } | undefined;

export const orderHistoryQueries = (http: Http) => ({
  /**
   * The orders of one subscription, newest first, page by page (ORD-002, ORD-004, ORD-005). Read anew, every page that
   * was loaded is read anew in turn, and all are replaced when the last has come: none is lost (ORD-007).
   */
  list: ({ customerId, subscriptionId }: SubscriptionIds) =>
    infiniteQueryOptions({
      queryKey: subscriptionOrdersKey('mfe-subscriptions', customerId, subscriptionId),
      queryFn: ({ signal, pageParam }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(subscriptionId)}/orders`,
          query: { customerId, pageSize: ORDER_HISTORY_PAGE_SIZE, ...pageParam },
          schema: orderHistoryAnswer,
          signal,
        }),
      initialPageParam: undefined as Place,
      getNextPageParam: ({ nextLinkId, currentIndex }): Place =>
        nextLinkId ? { nextLinkId, currentIndex } : undefined,
    }),
});

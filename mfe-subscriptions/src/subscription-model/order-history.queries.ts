import { ORDER_HISTORY_PAGE_SIZE, orderHistoryAnswer } from 'shared/contracts/order';
import type { Http } from 'shared/http';
import { infiniteQueryOptions, subscriptionOrdersKey } from 'shared/query';
import type { SubscriptionIds } from './subscription-ids.ts';

/** Cursor of the next page; undefined for the first. */
type Place = { readonly nextLinkId: string; readonly currentIndex: number } | undefined;

export const orderHistoryQueries = (http: Http) => ({
  /**
   * The orders of one subscription, newest first, paged (ORD-002, ORD-004, ORD-005). A refetch loads all loaded pages
   * in sequence and replaces them when the last has arrived, so that no order is lost (ORD-007).
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

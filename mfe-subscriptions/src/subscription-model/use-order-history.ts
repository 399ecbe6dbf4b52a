import { useEffect, useMemo, useRef } from 'react';
import { isInProcessing, type OrderViewModel } from 'shared/contracts/order';
import { useHttp } from 'shared/http';
import { useInfiniteQuery, useQueryClient } from 'shared/query';
import { orderHistoryQueries } from './order-history.queries.ts';
import type { SubscriptionIds } from './subscription-ids.ts';
import { subscriptionQueries } from './subscription.queries.ts';

/** Milliseconds between two looks at the orders (ORD-003). */
const lookEvery = 5000;

interface Looking {
  /** Whether the orders are looked at all the time, or only for as long as one of them is on its way. */
  readonly always: boolean;
}

const finishedIds = (orders: readonly OrderViewModel[]): string[] =>
  orders.filter(({ status }) => !isInProcessing(status)).map(({ id }) => id);

/**
 * The orders of a subscription as they move on. Nothing is asked for while the tab is hidden, and at once when it is
 * shown again. When an order has been carried out, the subscription is read anew, because it has changed.
 */
export const useOrderHistory = (ids: SubscriptionIds, { always }: Looking) => {
  const http = useHttp();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...orderHistoryQueries(http).list(ids),
    // A first load that failed says so and waits for the person: it must not be taken away under their hands.
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (always || data.pages.some(page => page.orderViewModels.some(isOnItsWay)))
        ? lookEvery
        : false,
    refetchOnWindowFocus: 'always',
  });
  const orders = useMemo(() => query.data?.pages.flatMap(page => page.orderViewModels), [query.data]);

  const onTheirWay = useRef<ReadonlySet<string>>(new Set());
  const { queryKey } = subscriptionQueries(http).details(ids);
  useEffect(() => {
    if (orders === undefined) return;
    const hasFinished = finishedIds(orders).some(id => onTheirWay.current.has(id));
    onTheirWay.current = new Set(orders.filter(isOnItsWay).map(({ id }) => id));
    if (!hasFinished) return;
    // Below the subscription's key lie its orders too; they have just been read.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: key }) =>
        queryKey.every((part, at) => key[at] === part) && key[queryKey.length] !== 'orders',
    });
  }, [orders, queryClient, queryKey]);

  return { query, orders };
};

const isOnItsWay = ({ status }: OrderViewModel): boolean => isInProcessing(status);

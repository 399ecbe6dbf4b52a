import { useEffect, useMemo, useRef } from 'react';
import { isInProcessing, type OrderViewModel } from 'shared/contracts/order';
import { useHttp } from 'shared/http';
import { useInfiniteQuery, useQueryClient } from 'shared/query';
import { orderHistoryQueries } from '../subscription-model/order-history.queries.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';

/** Milliseconds between two looks at the orders (ORD-003). */
const pollIntervalMs = 5000;

interface Looking {
  /** Whether the orders are looked at all the time, or only for as long as one of them is on its way. */
  readonly always: boolean;
}

/**
 * The orders of a subscription as they move on. Nothing is asked for while the tab is hidden, and at once when it is
 * shown again. When an order has been placed, carried out or cancelled since, perhaps elsewhere, the subscription is read
 * anew, because it has changed.
 */
export const useOrderHistory = (ids: SubscriptionIds, { always }: Looking) => {
  const http = useHttp();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...orderHistoryQueries(http).list(ids),
    // A first load that failed says so and waits for the person: it must not be taken away under their hands.
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (always || data.pages.some(page => page.orderViewModels.some(isOnItsWay)))
        ? pollIntervalMs
        : false,
    refetchOnWindowFocus: 'always',
  });
  const orders = useMemo(() => query.data?.pages.flatMap(page => page.orderViewModels), [query.data]);

  const onTheirWay = useRef<string>(undefined);
  const { queryKey } = subscriptionQueries(http).details(ids);
  useEffect(() => {
    if (orders === undefined) return;
    const before = onTheirWay.current;
    onTheirWay.current = orders
      .filter(isOnItsWay)
      .map(({ id }) => id)
      .join();
    if (before === undefined || before === onTheirWay.current) return;
    // Below the subscription's key lie its orders too; they have just been read.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: key }) =>
        queryKey.every((part, at) => key[at] === part) && key[queryKey.length] !== 'orders',
    });
  }, [orders, queryClient, queryKey]);

  return { query, orders };
};

const isOnItsWay = ({ status }: OrderViewModel): boolean => isInProcessing(status);

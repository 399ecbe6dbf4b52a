import { useEffect, useMemo, useRef } from 'react';
import { isInProcessing, type OrderViewModel } from 'shared/contracts/order';
import { useHttp } from 'shared/http';
import { useInfiniteQuery, useQueryClient } from 'shared/query';
import { orderHistoryQueries } from '../subscription-model/order-history.queries.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';

/** Poll interval of the orders (ORD-003). */
const pollIntervalMs = 5000;

interface Looking {
  /** Whether to poll always, or only while an order is in progress. */
  readonly always: boolean;
}

/**
 * The orders of a subscription, kept up to date by polling. No polling while the tab is hidden; refetches at once when
 * it is visible again. When an order was placed, carried out or cancelled, possibly elsewhere, the subscription has
 * changed and is refetched.
 */
export const useOrderHistory = (ids: SubscriptionIds, { always }: Looking) => {
  const http = useHttp();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...orderHistoryQueries(http).list(ids),
    // No polling after a failed first load: the error must not disappear while the user reads it or presses its button.
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
    // The subscription's key is also the prefix of its orders, which were just loaded.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: key }) =>
        queryKey.every((part, at) => key[at] === part) && key[queryKey.length] !== 'orders',
    });
  }, [orders, queryClient, queryKey]);

  return { query, orders };
};

const isOnItsWay = ({ status }: OrderViewModel): boolean => isInProcessing(status);

import { isInProcessing } from 'shared/contracts/order';
import { orderDetailsAnswer } from 'shared/contracts/order-details';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { orderListsKey } from '../subscription-model/stale-keys.ts';

/** Poll interval for an order in progress, as for the history (ORD-003). */
const pollIntervalMs = 5000;

export const orderQueries = (http: Http) => ({
  /** One order, polled while it is in progress (ORD-015). */
  details: (customerId: string, orderId: string) =>
    queryOptions({
      queryKey: [...orderListsKey(customerId), 'one', orderId] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/orders/${encodeURIComponent(orderId)}`,
          query: { customerId },
          schema: orderDetailsAnswer,
          signal,
        }),
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && isInProcessing(data.order.status) ? pollIntervalMs : false,
    }),
});

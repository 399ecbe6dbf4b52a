import { isInProcessing } from 'shared/contracts/order';
import { orderDetailsAnswer } from 'shared/contracts/order-details';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { orderListsKey } from '../subscription-model/stale-keys.ts';

/** Milliseconds between two looks at an order on its way; as at the history (ORD-003). */
const pollIntervalMs = 5000;

export const orderQueries = (http: Http) => ({
  /** One order, looked at again for as long as it is on its way (ORD-015). */
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

import { isInProcessing, ordersAnswer } from 'shared/contracts/order';
import { danishDay } from 'shared/format/date';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';
import { orderListsKey } from '../subscription-model/stale-keys.ts';
import { firstDayOf, isOrderNumber, statusesOf, type OrdersValues } from './orders-params.ts';

/** Poll interval for orders in progress: longer than for a single one (ORD-003). */
const pollIntervalMs = 15_000;

interface OrdersRequest extends OrdersValues {
  readonly customerId: string;
}

export const ordersQueries = (http: Http) => ({
  /** One page of the customer's orders, newest first (NAV-039). */
  list: ({ customerId, view, types, groups, search, page, pageSize }: OrdersRequest) =>
    queryOptions({
      queryKey: [...orderListsKey(customerId), { view, types, groups, search, page, pageSize }] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: '/self-service-api/orders',
          query: {
            customerId,
            ...(isOrderNumber(search)
              ? {}
              : {
                  statuses: statusesOf(view),
                  from: firstDayOf(view, danishDay(new Date())),
                  types,
                  productGroups: groups,
                }),
            searchQuery: search || undefined,
            pageSize,
            offset: (page - 1) * pageSize,
          },
          schema: ordersAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
      refetchInterval: ({ state: { data } }) =>
        data?.orders.some(({ status }) => isInProcessing(status)) === true ? pollIntervalMs : false,
    }),
});

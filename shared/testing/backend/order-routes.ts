import * as z from 'zod/mini';
import { danishDay } from '../../format/date.ts';
import {
  ORDER_HISTORY_PAGE_SIZE,
  orderHistoryAnswer,
  orderHistoryQuery,
  ordersAnswer,
  ordersQuery,
  type OrderRow,
} from '../../contracts/order.ts';
import { orderDetailsAnswer, type OrderChange } from '../../contracts/order-details.ts';
import { customerQueryShape } from '../../contracts/wire.ts';
import { holdsWords, isOneOf, pageOf } from './list-of.ts';
import { argumentError, notFound, type AddRoute } from './route.ts';

/** What an order changed, for the types that need no more than their names. */
const changesOf = ({ type, productName }: OrderRow): OrderChange[] => {
  if (type === 'ChangePriceplan')
    return [{ field: 'pricePlan', from: 'Erhverv Mobil 20 GB', to: productName }];
  return type === 'CreateBarring' ? [{ field: 'BAR90', from: false, to: true }] : [];
};

export const orderRoutes = (route: AddRoute) => [
  route({
    path: '/orders',
    system: 'OrderAPI',
    query: ordersQuery,
    answer: ordersAnswer,
    read: ({ accounts, customer, orders }, query) => {
      if (!customer.hasContract) throw argumentError('CustomerIsMissingContract');
      const { from = '', to = '9999', searchQuery } = query;
      const groupOf = (id: string | null | undefined) =>
        accounts.find(({ accountId }) => accountId === id)?.productGroup;
      const found = orders.filter(order => {
        const day = danishDay(new Date(order.created));
        const texts = [order.id, order.productName, order.userName, order.msisdn, order.subscriptionId];
        return (
          isOneOf(order.status, query.statuses) &&
          isOneOf(order.type, query.types) &&
          isOneOf(order.accountId, query.accountIds) &&
          isOneOf(groupOf(order.accountId), query.productGroups) &&
          day >= from &&
          day <= to &&
          holdsWords(texts, searchQuery)
        );
      });
      const { items, paging } = pageOf(found, query);
      return { orders: items, ...paging };
    },
  }),
  route({
    path: '/orders/:id',
    system: 'OrderAPI',
    query: z.object(customerQueryShape),
    answer: orderDetailsAnswer,
    read: ({ orders }, _query, id) => {
      const order = orders.find(each => each.id === id);
      if (!order) throw notFound();
      const { created, createdByName, completed, status } = order;
      const steps = [
        { status: 'Submitted' as const, at: created, by: createdByName },
        ...(status === 'Submitted' ? [] : [{ status, at: completed ?? created }]),
      ];
      return { order: { ...order, steps, changes: changesOf(order) } };
    },
  }),
  route({
    path: '/subscriptions/:id/orders',
    system: 'OrderAPI',
    query: orderHistoryQuery,
    answer: orderHistoryAnswer,
    read: ({ subscriptions, orders }, query, id) => {
      if (!subscriptions.some(subscription => subscription.id === id)) throw notFound();
      const { pageSize = ORDER_HISTORY_PAGE_SIZE, nextLinkId, currentIndex = 0 } = query;
      const all = orders.filter(({ subscriptionId }) => subscriptionId === id);
      const start = all.findIndex(order => order.id === nextLinkId) + 1;
      const given = all.slice(start, start + pageSize);
      return {
        orderViewModels: given,
        nextLinkId: start + pageSize < all.length ? given.at(-1)?.id : undefined,
        currentIndex: currentIndex + given.length,
      };
    },
  }),
];

import * as z from 'zod/mini';
import { danishDay } from '../../../format/date.ts';
import {
  ORDER_HISTORY_PAGE_SIZE,
  orderHistoryAnswer,
  orderHistoryQuery,
  ordersAnswer,
  ordersQuery,
} from '../../../contracts/order.ts';
import { orderDetailsAnswer, type OrderChange, type OrderStep } from '../../../contracts/order-details.ts';
import { customerQueryShape } from '../../../contracts/wire.ts';
import { containsWords, isOneOf, pageOf } from '../list-operations.ts';
import { canCancel } from './advance-orders.ts';
import type { StoredOrder } from './orders.ts';
import { argumentError, notFound, type AddRoute } from '../route.ts';

/** What an order changed, for types that only need names. */
const changesOf = ({ type, productName, plan }: StoredOrder): readonly OrderChange[] => {
  if (plan) return plan.changes;
  if (type === 'CreateSubscription') return [{ field: 'pricePlan', from: null, to: productName }];
  if (type === 'ChangePriceplan')
    return [{ field: 'pricePlan', from: 'Erhverv Mobil 20 GB', to: productName }];
  return type === 'CreateBarring' ? [{ field: 'BAR90', from: false, to: true }] : [];
};

const stepsOf = ({ created, createdByName, completed, status, plan }: StoredOrder): readonly OrderStep[] =>
  plan?.steps ?? [
    { status: 'Submitted', at: created, by: createdByName },
    ...(status === 'Submitted' ? [] : [{ status, at: completed ?? created }]),
  ];

const listRoute = (route: AddRoute, today: string) =>
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
          containsWords(texts, searchQuery)
        );
      });
      const { items, paging } = pageOf(found, query);
      return { orders: items.map(row => ({ ...row, canCancel: canCancel(row, today) })), ...paging };
    },
  });

export const orderRoutes = (route: AddRoute, today: string) => [
  listRoute(route, today),
  route({
    path: '/orders/:id',
    system: 'OrderAPI',
    query: z.object(customerQueryShape),
    answer: orderDetailsAnswer,
    read: ({ orders, accounts }, _query, id) => {
      const order = orders.find(each => each.id === id);
      if (!order) throw notFound();
      return {
        order: {
          ...order,
          canCancel: canCancel(order, today),
          effectiveDate: order.plan?.effectiveDate,
          steps: [...stepsOf(order)],
          changes: [...changesOf(order)],
          accountName: accounts.find(({ accountId }) => accountId === order.accountId)?.accountName,
        },
      };
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
        orderViewModels: given.map(row => ({
          ...row,
          effectiveDate: row.plan?.effectiveDate,
          canCancel: canCancel(row, today),
        })),
        nextLinkId: start + pageSize < all.length ? given.at(-1)?.id : undefined,
        currentIndex: currentIndex + given.length,
      };
    },
  }),
];

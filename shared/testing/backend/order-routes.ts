import { danishDay } from '../../format/date.ts';
import {
  ORDER_HISTORY_PAGE_SIZE,
  orderHistoryAnswer,
  orderHistoryQuery,
  ordersAnswer,
  ordersQuery,
} from '../../contracts/order.ts';
import { holdsWords, isOneOf, pageOf } from './list-of.ts';
import { argumentError, notFound, type AddRoute } from './route.ts';

export const orderRoutes = (route: AddRoute) => [
  route({
    path: '/orders',
    system: 'OrderAPI',
    query: ordersQuery,
    answer: ordersAnswer,
    read: ({ customer, orders }, query) => {
      if (!customer.hasContract) throw argumentError('CustomerIsMissingContract');
      const { from = '', to = '9999', searchQuery } = query;
      const found = orders.filter(order => {
        const day = danishDay(new Date(order.created));
        const texts = [order.id, order.productName, order.userName, order.msisdn, order.subscriptionId];
        return (
          isOneOf(order.status, query.statuses) &&
          isOneOf(order.type, query.types) &&
          isOneOf(order.accountId, query.accountIds) &&
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

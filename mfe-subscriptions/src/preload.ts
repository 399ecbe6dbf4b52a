/** What the pages that people are led to from elsewhere begin with. */
import type { PreloadHandle } from 'shared/remote/preload';
import { allowedActionsQueries } from './allowed-actions.queries.ts';
import { orderHistoryQueries } from './order-history.queries.ts';
import { readOrdersAddress } from './orders/orders-address.ts';
import { ordersQueries } from './orders/orders.queries.ts';
import { readOverviewAddress } from './overview/overview-address.ts';
import { overviewQueries } from './overview/overview.queries.ts';
import { simCardsQueries } from './sim-cards.queries.ts';
import { subscriptionQueries } from './subscription.queries.ts';

export const overviewPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.query(
      overviewQueries(http).list({ customerId: customer.id, ...readOverviewAddress(search) }),
    ),
};

export const ordersPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.query(ordersQueries(http).list({ customerId: customer.id, ...readOrdersAddress(search) })),
};

export const subscriptionPreload: PreloadHandle = {
  preload: async ({ http, queryClient, customer, params }) => {
    const ids = { customerId: customer.id, subscriptionId: params['subscriptionId'] ?? '' };
    await Promise.all([
      queryClient.query(subscriptionQueries(http).details(ids)),
      queryClient.infiniteQuery(orderHistoryQueries(http).list(ids)),
    ]);
  },
};

/** A page that changes something begins with what is allowed too. */
export const actionPreload: PreloadHandle = {
  preload: async given => {
    const { http, queryClient, customer, params } = given;
    const ids = { customerId: customer.id, subscriptionId: params['subscriptionId'] ?? '' };
    await Promise.all([
      subscriptionPreload.preload(given),
      queryClient.query(allowedActionsQueries(http).all(ids)),
    ]);
  },
};

export const simCardsPreload: PreloadHandle = {
  preload: async ({ http, queryClient, customer, params }) => {
    const ids = { customerId: customer.id, subscriptionId: params['subscriptionId'] ?? '' };
    await Promise.all([
      queryClient.query(subscriptionQueries(http).details(ids)),
      queryClient.query(simCardsQueries(http).esim(ids)),
    ]);
  },
};

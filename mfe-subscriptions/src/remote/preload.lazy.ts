/** The first data of all pages but the area's first; loaded when one of them is opened, or about to be. */
import type { PreloadContext, PreloadHandle } from 'shared/remote/preload';
import { dataCardsRead } from '../data-card-model/data-cards.queries.ts';
import { orderQueries } from '../order-model/order.queries.ts';
import { ordersParams } from '../orders/orders-params.ts';
import { ordersQueries } from '../orders/orders.queries.ts';
import { esimRead } from '../sim-model/sim-cards.queries.ts';
import { allowedActionsRead } from '../subscription-model/allowed-actions.queries.ts';
import { idsOf, preloadAction, preloadSubscription } from '../subscription-model/subscription-preload.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';

export const ordersPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.query(ordersQueries(http).list({ customerId: customer.id, ...ordersParams.read(search) })),
};

export const subscriptionPreload: PreloadHandle = { preload: preloadSubscription };
export const actionPreload: PreloadHandle = { preload: preloadAction };

const preloadSimCards = (context: PreloadContext) => {
  const { http, queryClient } = context;
  const ids = idsOf(context);
  return Promise.all([
    queryClient.query(subscriptionQueries(http).details(ids)),
    queryClient.query(esimRead(http, ids)),
  ]);
};
export const simCardsPreload: PreloadHandle = { preload: preloadSimCards };

/** All SIM cards of a subscription, including data cards, and the actions on them. */
export const allCardsPreload: PreloadHandle = {
  preload: context => {
    const { http, queryClient } = context;
    const ids = idsOf(context);
    return Promise.all([
      preloadSimCards(context),
      queryClient.query(dataCardsRead(http, ids)),
      queryClient.query(allowedActionsRead(http, ids)),
    ]);
  },
};

export const orderPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, params }) =>
    queryClient.query(orderQueries(http).details(customer.id, params['orderId'] ?? '')),
};

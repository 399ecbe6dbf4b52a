/** What the pages begin with that are not the area's first: read when one of them is opened, or about to be. */
import type { PreloadContext, PreloadHandle } from 'shared/remote/preload';
import { allowedActionsQueries } from '../subscription-model/allowed-actions.queries.ts';
import { orderHistoryQueries } from '../subscription-model/order-history.queries.ts';
import { forwardingQueries } from '../forwarding/forwarding.queries.ts';
import { dataCardQueries } from '../data-card-model/data-cards.queries.ts';
import { orderQueries } from '../order-model/order.queries.ts';
import { ordersParams } from '../orders/orders-params.ts';
import { ordersQueries } from '../orders/orders.queries.ts';
import { simCardsQueries } from '../sim-model/sim-cards.queries.ts';
import { terminationQueries } from '../terminate/termination.queries.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';

const idsOf = ({ customer, params }: PreloadContext) => ({
  customerId: customer.id,
  subscriptionId: params['subscriptionId'] ?? '',
});

export const ordersPreload: PreloadHandle = {
  preload: ({ http, queryClient, customer, search }) =>
    queryClient.query(ordersQueries(http).list({ customerId: customer.id, ...ordersParams.read(search) })),
};

export const subscriptionPreload: PreloadHandle = {
  preload: async given => {
    const { http, queryClient } = given;
    const ids = idsOf(given);
    await Promise.all([
      queryClient.query(subscriptionQueries(http).details(ids)),
      queryClient.infiniteQuery(orderHistoryQueries(http).list(ids)),
    ]);
  },
};

/** A page that changes something begins with what is allowed too. */
export const actionPreload: PreloadHandle = {
  preload: async given => {
    const { http, queryClient } = given;
    const ids = idsOf(given);
    await Promise.all([
      subscriptionPreload.preload(given),
      queryClient.query(allowedActionsQueries(http).all(ids)),
    ]);
  },
};

export const forwardingPreload: PreloadHandle = {
  preload: given =>
    Promise.all([
      actionPreload.preload(given),
      given.queryClient.query(forwardingQueries(given.http).settings(idsOf(given))),
    ]),
};

export const terminatePreload: PreloadHandle = {
  preload: given =>
    Promise.all([
      actionPreload.preload(given),
      given.queryClient.query(terminationQueries(given.http).quote(idsOf(given))),
    ]),
};

export const simCardsPreload: PreloadHandle = {
  preload: async given => {
    const { http, queryClient } = given;
    const ids = idsOf(given);
    await Promise.all([
      queryClient.query(subscriptionQueries(http).details(ids)),
      queryClient.query(simCardsQueries(http).esim(ids)),
    ]);
  },
};

const dataCardsOf = (given: PreloadContext) =>
  given.queryClient.query(dataCardQueries(given.http).all(idsOf(given)));

/** Every card of a subscription, data cards included, and what can be done with them. */
export const allCardsPreload: PreloadHandle = {
  preload: given =>
    Promise.all([
      simCardsPreload.preload(given),
      dataCardsOf(given),
      given.queryClient.query(allowedActionsQueries(given.http).all(idsOf(given))),
    ]),
};

export const dataCardPreload: PreloadHandle = {
  preload: given => Promise.all([actionPreload.preload(given), dataCardsOf(given)]),
};

export const orderPreload: PreloadHandle = {
  preload: async ({ http, queryClient, customer, params }) => {
    await queryClient.query(orderQueries(http).details(customer.id, params['orderId'] ?? ''));
  },
};

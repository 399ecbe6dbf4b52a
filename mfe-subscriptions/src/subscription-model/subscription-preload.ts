/** The first data of a subscription's pages. */
import type { Preload, PreloadContext } from 'shared/remote/preload';
import { allowedActionsRead } from './allowed-actions.queries.ts';
import { orderHistoryQueries } from './order-history.queries.ts';
import type { SubscriptionIds } from './subscription-ids.ts';
import { subscriptionQueries } from './subscription.queries.ts';

export const idsOf = ({ customer, params }: PreloadContext): SubscriptionIds => ({
  customerId: customer.id,
  subscriptionId: params['subscriptionId'] ?? '',
});

export const preloadSubscription: Preload = context => {
  const { http, queryClient } = context;
  const ids = idsOf(context);
  return Promise.all([
    queryClient.query(subscriptionQueries(http).details(ids)),
    queryClient.infiniteQuery(orderHistoryQueries(http).list(ids)),
  ]);
};

/** A page with an action also loads the allowed actions. */
export const preloadAction: Preload = context =>
  Promise.all([
    preloadSubscription(context),
    context.queryClient.query(allowedActionsRead(context.http, idsOf(context))),
  ]);

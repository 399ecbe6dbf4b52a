import { barringsAnswer, barringsQuery } from 'shared/contracts/barrings';
import type { Api, ApiContext } from '../kernel/api.ts';
import { addSubscriptionRead } from '../orders/subscription-read.ts';
import { barringsOf, rulesOf } from './barrings.order.ts';

/** `GET /subscriptions/{subscriptionId}/barrings`: what is barred, and what the billing account allows. */
export function addBarringsRoute(api: Api, context: ApiContext): void {
  addSubscriptionRead(api, context, {
    path: 'barrings',
    summary: 'The barrings of a subscription',
    system: 'SubscriptionsAPI',
    query: barringsQuery,
    answer: barringsAnswer,
    read: async ({ db, subscription }) => ({
      barrings: barringsOf(subscription),
      accountRules: await rulesOf(db, subscription.account_id),
    }),
  });
}

import { callForwardingAnswer, callForwardingQuery } from 'shared/contracts/call-forwarding';
import type { Api, ApiContext } from '../kernel/api.ts';
import { addSubscriptionRead } from '../orders/subscription-read.ts';
import { readForwardings } from './read-forwardings.ts';

/** `GET /subscriptions/{subscriptionId}/call-forwarding`: which calls are forwarded, and where to. */
export function addCallForwardingRoute(api: Api, context: ApiContext): void {
  addSubscriptionRead(api, context, {
    path: 'call-forwarding',
    summary: 'The call forwarding of a subscription',
    system: 'SubscriptionsAPI',
    query: callForwardingQuery,
    answer: callForwardingAnswer,
    read: async ({ db, subscription }) => ({
      forwardings: await readForwardings(db, subscription.subscription_id),
    }),
  });
}

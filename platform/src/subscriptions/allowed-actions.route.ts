import { allowedActions } from 'shared/contracts/allowed-action-rules';
import { allowedActionsAnswer, allowedActionsQuery } from 'shared/contracts/allowed-actions';
import { factsOf } from '../orders/lock-subscription.ts';
import { addSubscriptionRead } from '../orders/subscription-read.ts';
import type { Api, ApiContext } from '../kernel/api.ts';

/**
 * `GET /subscriptions/{subscriptionId}/allowed-actions`: what the caller can do to a subscription at this moment, and
 * why not (SUB-027 to SUB-036). Every change asks the same again when it is made.
 */
export function addAllowedActionsRoute(api: Api, context: ApiContext): void {
  addSubscriptionRead(api, context, {
    path: 'allowed-actions',
    summary: 'What can be done to a subscription',
    system: 'SubscriptionsAPI',
    query: allowedActionsQuery,
    answer: allowedActionsAnswer,
    read: ({ tenant, subscription }) =>
      Promise.resolve({ actions: allowedActions(factsOf(tenant, subscription)) }),
  });
}

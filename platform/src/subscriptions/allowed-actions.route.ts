import { allowedActions } from 'shared/contracts/allowed-action-rules';
import { allowedActionsAnswer } from 'shared/contracts/allowed-actions';
import { factsOf } from '../orders/lock-subscription.ts';
import { subscriptionRead } from '../orders/subscription-read.ts';

/**
 * What the caller can do to a subscription at this moment, and why not (SUB-027 to SUB-036). Every change asks the same
 * again when it is made.
 */
export const addAllowedActionsRoute = subscriptionRead({
  path: 'allowed-actions',
  summary: 'List the allowed actions of a subscription',
  system: 'SubscriptionsAPI',
  answer: allowedActionsAnswer,
  read: ({ tenant, subscription }) =>
    Promise.resolve({ actions: allowedActions(factsOf(tenant, subscription)) }),
});

import { allowedActions } from 'shared/contracts/allowed-action-rules';
import { allowedActionsAnswer } from 'shared/contracts/allowed-actions';
import { factsOf } from '../orders/actions/lock-subscription.ts';
import { subscriptionRead } from '../orders/actions/subscription-read.ts';

/**
 * Which actions the caller can take on a subscription now, and why not the others (SUB-027 to SUB-036). Every change
 * checks this again.
 */
export const addAllowedActionsRoute = subscriptionRead({
  path: 'allowed-actions',
  summary: 'List the allowed actions of a subscription',
  system: 'SubscriptionsAPI',
  answer: allowedActionsAnswer,
  read: ({ tenant, subscription }) =>
    Promise.resolve({ actions: allowedActions(factsOf(tenant, subscription)) }),
});

import { allowedActionsAnswer } from 'shared/contracts/allowed-actions';
import { subscriptionRead } from './subscription-read.ts';

/** What can be done to a subscription now (SUB-036). */
export const allowedActionsRead = subscriptionRead('allowed-actions', allowedActionsAnswer);

import { allowedActionsAnswer } from 'shared/contracts/allowed-actions';
import { subscriptionRead } from './subscription-read.ts';

/** The actions allowed on a subscription now (SUB-036). */
export const allowedActionsRead = subscriptionRead('allowed-actions', allowedActionsAnswer);

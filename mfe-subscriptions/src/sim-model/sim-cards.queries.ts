import { esimAnswer } from 'shared/contracts/sim-card';
import { subscriptionRead } from '../subscription-model/subscription-read.ts';

/** A subscription's eSIM; null when there is none (ESIM-017). The SIM cards are part of the subscription (SUB-024). */
export const esimRead = subscriptionRead('sims/esims', esimAnswer);

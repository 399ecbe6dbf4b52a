import { dataCardsAnswer } from 'shared/contracts/data-card';
import { subscriptionRead } from '../subscription-model/subscription-read.ts';

/** The data cards that a subscription has and can have. */
export const dataCardsRead = subscriptionRead('sims/datacard-offerings', dataCardsAnswer);

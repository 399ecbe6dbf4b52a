import { terminationAnswer } from 'shared/contracts/termination';
import { subscriptionRead } from '../subscription-model/subscription-read.ts';

/** What ending the subscription means: on a day, or the earliest. */
export const quoteRead = (date?: string) => subscriptionRead('termination', terminationAnswer, { date });

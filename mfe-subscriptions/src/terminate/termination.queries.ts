import { terminationAnswer } from 'shared/contracts/termination';
import { subscriptionRead } from '../subscription-model/subscription-read.ts';

/** The terms of terminating the subscription on a day; by default the earliest possible. */
export const quoteRead = (date?: string) => subscriptionRead('termination', terminationAnswer, { date });

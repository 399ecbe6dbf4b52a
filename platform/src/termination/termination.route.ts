import { terminationAnswer, terminationQuery } from 'shared/contracts/termination';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { addSubscriptionRead } from '../orders/subscription-read.ts';
import { readTerminationFacts } from './read-termination-facts.ts';
import { terminationQuote } from './termination-quote.ts';

/** `GET /subscriptions/{subscriptionId}/termination`: when a subscription can end, and what that costs. */
export function addTerminationRoute(api: Api, context: ApiContext): void {
  addSubscriptionRead(api, context, {
    path: 'termination',
    summary: 'What ending a subscription means',
    system: 'SubscriptionsAPI',
    query: terminationQuery,
    answer: terminationAnswer,
    read: async ({ db, clock, subscription, query }) => {
      const facts = await readTerminationFacts(db, subscription);
      return { quote: terminationQuote(facts, danishDay(clock.now()), query.date) };
    },
  });
}

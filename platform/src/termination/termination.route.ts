import { terminationAnswer, terminationQuery } from 'shared/contracts/termination';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { danishDay } from '../danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';
import { readSubscriptionFacts } from '../orders/lock-subscription.ts';
import { readTerminationFacts } from './read-termination-facts.ts';
import { terminationQuote } from './termination-quote.ts';

/** `GET /subscriptions/{subscriptionId}/termination`: when a subscription can end, and what that costs. */
export function addTerminationRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/termination',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'What ending a subscription means',
        params: z.object({ subscriptionId: idSchema }),
        querystring: terminationQuery,
        response: { 200: terminationAnswer },
      },
    },
    async request => {
      const { subscriptionId } = request.params;
      const subscription = await readSubscriptionFacts(db, tenantOf(request), subscriptionId);
      const facts = await readTerminationFacts(db, subscription);
      return { data: { quote: terminationQuote(facts, danishDay(clock.now()), request.query.date) } };
    },
  );
}

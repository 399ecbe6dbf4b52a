import { productsAnswer } from 'shared/contracts/price-plan';
import type { Subscription } from 'shared/contracts/subscription';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import type { Http } from 'shared/http';
import { choosable, type PlanChoice } from './plan-choice.ts';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

/** The plans a subscription can change to (PLAN-006). A query, although it is a POST. */
export const offeringQueries = (http: Http) => ({
  of: (ids: SubscriptionIds, { category }: Pick<Subscription, 'category'>) => ({
    queryKey: [...subscriptionKey(ids), 'offerings'] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<PlanChoice> => {
      const { offerings, nextPeriodStart } = await http.request({
        method: 'POST',
        path: '/self-service-api/subscriptions/products',
        query: { customerId: ids.customerId },
        body: {
          subscriptionId: ids.subscriptionId,
          // PLAN-007; a fixed line is neither, and has no such page (C-41).
          requestedOfferingType: subscriptionType(category) === 'MOBILE' ? 'Voice' : 'MobileBroadband',
        },
        schema: productsAnswer,
        signal,
      });
      return { offerings: choosable(offerings), nextPeriodStart };
    },
  }),
});

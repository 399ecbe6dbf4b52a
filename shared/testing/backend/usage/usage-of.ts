import { usageAnswer, usageQuery, type UsageCategory } from '../../../contracts/usage.ts';
import * as shared from '../../../orders/usage-of.ts';
import { argumentError, type AddRoute } from '../route.ts';
import type { StoredSubscription } from '../subscriptions/subscriptions.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';

const endOf = ({ status, futureCancellationDate }: StoredSubscription): string | null =>
  status === 'Cancelled' ? (futureCancellationDate ?? null) : null;

const factsOf = (subscription: StoredSubscription, period: string, today: string): shared.UsageFacts => ({
  subscription: {
    ...subscription,
    pricePlanInformation: subscription.pricePlanInformation ?? null,
    unusedSince: null,
    effectiveDate: subscription.effectiveDate ?? null,
    endedOn: endOf(subscription),
  },
  period,
  today,
});

/** In the current period. */
export const categoriesOf = (subscription: StoredSubscription, today: string): UsageCategory[] =>
  shared.categoriesOf(factsOf(subscription, today.slice(0, 7), today));

export const usageRoute = (route: AddRoute, today: string) =>
  route({
    path: '/subscriptions/:id/usage',
    system: 'SubscriptionsAPI',
    query: usageQuery,
    answer: usageAnswer,
    read: (tenant, query, id) => {
      const subscription = findSubscription(tenant, id);
      const periods = shared.periodsOf(today, subscription.effectiveDate, endOf(subscription));
      const period = query.period ?? periods[0];
      if (!periods.includes(period)) throw argumentError('UsagePeriodNotAvailable');
      const usage = shared.usageOf(factsOf(subscription, period, today));
      return { ...usage, periods, updatedAt: `${usage.series.at(-1)?.date ?? today}T06:00:00.000Z` };
    },
    file: (usage, id) => ({ name: `forbrug-${id}-${usage.period}.csv`, rows: shared.usageRows(usage) }),
  });

import { usageAlertsAnswer } from 'shared/contracts/usage-alert';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

/** Start of the keys of what a change of an alert makes out of date. */
export const usageAlertsKey = (ids: SubscriptionIds) => [...subscriptionKey(ids), 'usage-alerts'] as const;

/** Of all alerts of a subscription, or of one. */
export const usageAlertsPath = ({ subscriptionId }: SubscriptionIds, alertId?: string): string =>
  ['/self-service-api/subscriptions', subscriptionId, 'usage-alerts', alertId]
    .filter(part => part !== undefined)
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/');

export const usageAlertsQueries = (http: Http) => ({
  all: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: usageAlertsKey(ids),
      queryFn: ({ signal }) =>
        http.request({
          path: usageAlertsPath(ids),
          query: { customerId: ids.customerId },
          schema: usageAlertsAnswer,
          signal,
        }),
    }),
});

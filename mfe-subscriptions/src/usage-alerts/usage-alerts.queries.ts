import { usageAlertsAnswer } from 'shared/contracts/usage-alert';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import type { AlertPlace } from 'shared/usage-alerts';
import { pages } from '../pages.tsx';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPath } from '../subscription-model/subscription-read.ts';

/** The alerts of a subscription. */
export const alertPlace = (ids: SubscriptionIds): AlertPlace => ({
  of: 'Subscription',
  customerId: ids.customerId,
  path: subscriptionPath(ids, 'usage-alerts'),
  key: [...subscriptionKey(ids), 'usage-alerts'],
  hrefs: {
    all: pages.usageAlerts.href(ids),
    create: pages.newUsageAlert.href(ids),
    edit: alertId => pages.usageAlert.href({ ...ids, alertId }),
  },
});

export const usageAlertsQueries = (http: Http) => ({
  all: (ids: SubscriptionIds) => {
    const { key, path, customerId } = alertPlace(ids);
    return queryOptions({
      queryKey: key,
      queryFn: ({ signal }) =>
        http.request({ path, query: { customerId }, schema: usageAlertsAnswer, signal }),
    });
  },
});

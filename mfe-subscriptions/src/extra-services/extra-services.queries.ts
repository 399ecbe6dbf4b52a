import { extraServicesAnswer } from 'shared/contracts/extra-service';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

export const extraServicesQueries = (http: Http) => ({
  /** What a subscription has and can have beside its price plan. An order for it makes this stale. */
  all: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), 'extra-services'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/extra-services`,
          query: { customerId: ids.customerId },
          schema: extraServicesAnswer,
          signal,
        }),
    }),
});

import { terminationAnswer } from 'shared/contracts/termination';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

export const terminationQueries = (http: Http) => ({
  /** What ending the subscription means: on a day, or the earliest. */
  quote: (ids: SubscriptionIds, date?: string) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), 'termination', date ?? 'earliest'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/termination`,
          query: { customerId: ids.customerId, date },
          schema: terminationAnswer,
          signal,
        }),
    }),
});

import { subscriptionAnswer } from 'shared/contracts/subscription';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from './stale-keys.ts';
import type { SubscriptionIds } from './subscription-ids.ts';

export const subscriptionQueries = (http: Http) => ({
  /** One subscription in full, with its SIM cards (SUB-024). */
  details: ({ customerId, subscriptionId }: SubscriptionIds) =>
    queryOptions({
      queryKey: subscriptionKey({ customerId, subscriptionId }),
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(subscriptionId)}`,
          query: { customerId },
          schema: subscriptionAnswer,
          signal,
        }),
    }),
});

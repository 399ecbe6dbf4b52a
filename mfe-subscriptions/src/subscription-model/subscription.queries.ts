import { subscriptionAnswer } from 'shared/contracts/subscription';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from './stale-keys.ts';
import type { SubscriptionIds } from './subscription-ids.ts';
import { subscriptionPath } from './subscription-read.ts';

export const subscriptionQueries = (http: Http) => ({
  /** One subscription in full, with its SIM cards (SUB-024). */
  details: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: subscriptionKey(ids),
      queryFn: ({ signal }) =>
        http.request({
          path: subscriptionPath(ids),
          query: { customerId: ids.customerId },
          schema: subscriptionAnswer,
          signal,
        }),
    }),
});

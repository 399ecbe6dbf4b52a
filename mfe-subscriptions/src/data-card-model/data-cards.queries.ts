import { dataCardsAnswer } from 'shared/contracts/data-card';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

export const dataCardQueries = (http: Http) => ({
  /** The data cards that a subscription has and can have. An order for it makes this stale. */
  all: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), 'data-cards'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/sims/datacard-offerings`,
          query: { customerId: ids.customerId },
          schema: dataCardsAnswer,
          signal,
        }),
    }),
});

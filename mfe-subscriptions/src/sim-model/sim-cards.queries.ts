import { esimAnswer } from 'shared/contracts/sim-card';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionQueries } from '../subscription-model/subscription.queries.ts';

/** The SIM cards themselves come with the subscription (SUB-024). */
export const simCardsQueries = (http: Http) => ({
  /** The subscription's eSIM, null where there is none (ESIM-017). */
  esim: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: [...subscriptionQueries(http).details(ids).queryKey, 'esim'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/sims/esims`,
          query: { customerId: ids.customerId },
          schema: esimAnswer,
          signal,
        }),
    }),
});

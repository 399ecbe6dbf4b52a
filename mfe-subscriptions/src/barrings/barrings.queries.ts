import { barringsAnswer } from 'shared/contracts/barrings';
import type { Http } from 'shared/http';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

export const barringsQueries = (http: Http) => ({
  /** What is barred on a subscription, and what its billing account allows. An order for it makes this stale. */
  all: (ids: SubscriptionIds) => ({
    queryKey: [...subscriptionKey(ids), 'barrings'] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      http.request({
        path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/barrings`,
        query: { customerId: ids.customerId },
        schema: barringsAnswer,
        signal,
      }),
  }),
});

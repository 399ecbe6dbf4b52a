import { callForwardingAnswer } from 'shared/contracts/call-forwarding';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

export const forwardingQueries = (http: Http) => ({
  /** Which calls are forwarded, and where to. */
  settings: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), 'call-forwarding'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/call-forwarding`,
          query: { customerId: ids.customerId },
          schema: callForwardingAnswer,
          signal,
        }),
    }),
});

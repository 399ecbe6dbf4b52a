import { allowedActionsAnswer } from 'shared/contracts/allowed-actions';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import type { SubscriptionIds } from './subscription-ids.ts';
import { subscriptionQueries } from './subscription.queries.ts';

export const allowedActionsQueries = (http: Http) => ({
  /** What can be done to a subscription now (SUB-036). Below the subscription's key: it changes with it. */
  all: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: [...subscriptionQueries(http).details(ids).queryKey, 'allowed-actions'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/allowed-actions`,
          query: { customerId: ids.customerId },
          schema: allowedActionsAnswer,
          signal,
        }),
    }),
});

import { topUpsAnswer, usageAnswer } from 'shared/contracts/usage';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

const base = ({ subscriptionId }: SubscriptionIds) =>
  `/self-service-api/subscriptions/${encodeURIComponent(subscriptionId)}`;

export const topUpPath = (ids: SubscriptionIds) => `${base(ids)}/top-ups`;

/** What a subscription uses, and can buy more of. An order for it makes both stale. */
export const usageQueries = (http: Http) => ({
  /** @param period undefined for the running one */
  usage: (ids: SubscriptionIds, period: string | undefined) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), 'usage', period ?? 'running'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `${base(ids)}/usage`,
          query: { customerId: ids.customerId, period },
          schema: usageAnswer,
          signal,
        }),
    }),
  topUps: (ids: SubscriptionIds) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), 'top-ups'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: topUpPath(ids),
          query: { customerId: ids.customerId },
          schema: topUpsAnswer,
          signal,
        }),
    }),
  file: (ids: SubscriptionIds, period: string) =>
    http.file({
      path: `${base(ids)}/usage`,
      query: { customerId: ids.customerId, period, format: 'csv' },
    }),
});

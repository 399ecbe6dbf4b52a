import { accountAnswer } from 'shared/contracts/account';
import type { Subscription } from 'shared/contracts/subscription';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import { subscriptionKey } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';

export const accountQueries = (http: Http) => ({
  /** The billing account of a subscription (ACC-021). */
  of: (ids: SubscriptionIds, { accountId }: Pick<Subscription, 'accountId'>) =>
    queryOptions({
      queryKey: [...subscriptionKey(ids), 'account', accountId] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/accounts/${encodeURIComponent(accountId)}`,
          query: { customerId: ids.customerId },
          schema: accountAnswer,
          signal,
        }),
    }),
});

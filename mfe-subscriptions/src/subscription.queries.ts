import { subscriptionAnswer } from 'shared/contracts/subscription';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

interface SubscriptionRequest {
  readonly customerId: string;
  readonly subscriptionId: string;
}

export const subscriptionQueries = (http: Http) => ({
  /** One subscription in full, with its SIM cards (SUB-024). */
  details: ({ customerId, subscriptionId }: SubscriptionRequest) =>
    queryOptions({
      queryKey: ['mfe-subscriptions', customerId, 'subscriptions', subscriptionId] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(subscriptionId)}`,
          query: { customerId },
          schema: subscriptionAnswer,
          signal,
        }),
    }),
});

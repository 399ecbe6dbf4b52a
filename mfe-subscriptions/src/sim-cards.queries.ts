import { esimAnswer } from 'shared/contracts/sim-card';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

interface EsimRequest {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** The SIM cards themselves come with the subscription (SUB-024). */
export const simCardsQueries = (http: Http) => ({
  /** The subscription's eSIM, null where there is none (ESIM-017). */
  esim: ({ customerId, subscriptionId }: EsimRequest) =>
    queryOptions({
      queryKey: ['mfe-subscriptions', customerId, 'subscriptions', subscriptionId, 'esim'] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/subscriptions/${encodeURIComponent(subscriptionId)}/sims/esims`,
          query: { customerId },
          schema: esimAnswer,
          signal,
        }),
    }),
});

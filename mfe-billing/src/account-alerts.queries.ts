import { accountUsageAlertsAnswer } from 'shared/contracts/usage-alert';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** A billing account and its customer. */
export interface AccountIds {
  readonly customerId: string;
  readonly billingAccountId: string;
}

/** API path of a billing account's alerts. */
export const accountAlertsPath = ({ billingAccountId }: AccountIds): string =>
  `/self-service-api/accounts/${encodeURIComponent(billingAccountId)}/usage-alerts`;

/** Key prefix of the queries that are stale after a change of an alert. */
export const accountAlertsKey = ({ customerId, billingAccountId }: AccountIds) =>
  ['mfe-billing', customerId, 'usage-alerts', billingAccountId] as const;

export const accountAlertsQueries = (http: Http) => ({
  all: (ids: AccountIds) =>
    queryOptions({
      queryKey: accountAlertsKey(ids),
      queryFn: ({ signal }) =>
        http.request({
          path: accountAlertsPath(ids),
          query: { customerId: ids.customerId },
          schema: accountUsageAlertsAnswer,
          signal,
        }),
    }),
});

import { accountUsageAlertsAnswer } from 'shared/contracts/usage-alert';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Which billing account, of which customer. */
export interface AccountIds {
  readonly customerId: string;
  readonly billingAccountId: string;
}

/** At the API. */
export const accountAlertsPath = ({ billingAccountId }: AccountIds): string =>
  `/self-service-api/accounts/${encodeURIComponent(billingAccountId)}/usage-alerts`;

/** Start of the keys of what a change of an alert makes out of date. */
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

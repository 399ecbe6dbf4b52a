import { billingItemExplanationAnswer, billingMonthAnswer } from 'shared/contracts/billing-explanation';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

const root = (customerId: string) => ['mfe-billing', customerId, 'billing-items', 'explanation'] as const;

/** Query parameter of the month to explain. */
export const MONTH_NAME = 'maaned';

/** The month in an address, `2026-11`; undefined for the newest. */
export const monthIn = (search: URLSearchParams): string | undefined => {
  const month = search.get(MONTH_NAME) ?? '';
  return /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined;
};

/** Why bills differ from the previous ones. */
export const explanationQueries = (http: Http, customerId: string) => ({
  ofItem: (billingItemId: string) =>
    queryOptions({
      queryKey: [...root(customerId), 'item', billingItemId],
      queryFn: async ({ signal }) => {
        const path = `/self-service-api/billing-items/${encodeURIComponent(billingItemId)}/explanation`;
        const schema = billingItemExplanationAnswer;
        return (await http.request({ path, query: { customerId }, schema, signal })).explanation;
      },
    }),

  ofMonth: (month: string | undefined) =>
    queryOptions({
      queryKey: [...root(customerId), 'month', month],
      queryFn: async ({ signal }) => {
        const path = '/self-service-api/billing-explanation';
        const query = { customerId, month };
        return (await http.request({ path, query, schema: billingMonthAnswer, signal })).explanation;
      },
    }),
});

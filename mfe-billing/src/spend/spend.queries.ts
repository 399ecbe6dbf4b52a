import { spendAnswer, spendNumbersAnswer } from 'shared/contracts/spend';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';
import type { SpendValues } from './spend-params.ts';

const path = '/self-service-api/spend';

type NumbersOf = Pick<SpendValues, 'months' | 'accountIds'>;

/** Spend over time, and cost by number. */
export const spendQueries = (http: Http, customerId: string) => ({
  spend: (values: SpendValues) =>
    queryOptions({
      queryKey: ['mfe-billing', customerId, 'spend', values] as const,
      queryFn: async ({ signal }) => {
        const query = { customerId, ...values };
        return (await http.request({ path, query, schema: spendAnswer, signal })).spend;
      },
    }),
  numbers: ({ months, accountIds }: NumbersOf) =>
    queryOptions({
      queryKey: ['mfe-billing', customerId, 'spend-numbers', months, accountIds] as const,
      queryFn: async ({ signal }) => {
        const query = { customerId, months, accountIds };
        return (await http.request({ path: `${path}/numbers`, query, schema: spendNumbersAnswer, signal }))
          .numbers;
      },
    }),
  file: (values: SpendValues) => http.file({ path, query: { customerId, ...values, format: 'csv' } }),
  unusedFile: ({ accountIds }: NumbersOf) =>
    http.file({ path: `${path}/numbers`, query: { customerId, accountIds, format: 'csv' } }),
});

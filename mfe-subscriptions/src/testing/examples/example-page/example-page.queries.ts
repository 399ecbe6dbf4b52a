import { customerAnswer } from 'shared/contracts/customer';
import type { Http } from 'shared/http';
import { queryOptions } from 'shared/query';

export const examplePageQueries = (http: Http, customerId: string) => ({
  /** The customer of the page. */
  customer: () =>
    queryOptions({
      queryKey: ['mfe-subscriptions', customerId, 'example-page'],
      queryFn: ({ signal }) =>
        http.request({
          path: `/self-service-api/customers/${encodeURIComponent(customerId)}`,
          schema: customerAnswer,
          signal,
        }),
    }),
});

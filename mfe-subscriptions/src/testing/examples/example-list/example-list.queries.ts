import { subscriptionsAnswer } from 'shared/contracts/subscription-list';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';
import type { exampleListParams } from './example-list-params.ts';

export const exampleListQueries = (http: Http, customerId: string) => ({
  /** One page of the list. */
  list: ({ search, page, pageSize }: typeof exampleListParams.initial) =>
    queryOptions({
      queryKey: ['mfe-subscriptions', customerId, 'example-list', { search, page, pageSize }],
      queryFn: ({ signal }) =>
        http.request({
          path: '/self-service-api/subscriptions',
          query: {
            customerId,
            searchQuery: search || undefined,
            pageSize,
            offset: (page - 1) * pageSize,
          },
          schema: subscriptionsAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),
});

import { subscriptionsAnswer } from 'shared/contracts/subscription-list';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';
import { subscriptionListsKey } from '../subscription-model/stale-keys.ts';
import type { OverviewValues } from './overview-params.ts';

interface OverviewRequest extends OverviewValues {
  readonly customerId: string;
}

export const overviewQueries = (http: Http) => ({
  /** One page of the customer's subscriptions, searched, filtered and sorted by the server (SUB-025). */
  list: ({ customerId, ...values }: OverviewRequest) =>
    queryOptions({
      queryKey: [...subscriptionListsKey(customerId), values],
      queryFn: ({ signal }) =>
        http.request({
          path: '/self-service-api/subscriptions',
          query: {
            customerId,
            searchQuery: values.search || undefined,
            types: values.types,
            statuses: values.statuses,
            accountIds: values.accountIds,
            orderBy: values.sortBy,
            sortOrder: values.order === 'faldende' ? 'Descending' : 'Ascending',
            pageSize: values.pageSize,
            offset: (values.page - 1) * values.pageSize,
          },
          schema: subscriptionsAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),
});

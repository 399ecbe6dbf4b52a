import { subscriptionsAnswer, type SubscriptionColumn } from 'shared/contracts/subscription-list';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';
import { subscriptionListsKey } from '../subscription-model/stale-keys.ts';
import type { OverviewValues } from './overview-params.ts';

interface OverviewRequest extends OverviewValues {
  readonly customerId: string;
}

const path = '/self-service-api/subscriptions';

/** The API query for the filters, without paging. */
const filterQuery = ({ customerId, ...values }: Omit<OverviewRequest, 'columns'>) => ({
  customerId,
  searchQuery: values.search || undefined,
  types: values.types,
  statuses: values.statuses,
  accountIds: values.accountIds,
  usage: values.usage,
  orderBy: values.sortBy,
  sortOrder: values.order === 'faldende' ? 'Descending' : 'Ascending',
});

export const overviewQueries = (http: Http) => ({
  /** One page of the customer's subscriptions, searched, filtered and sorted by the server (SUB-025). */
  list: ({ columns: _columns, ...request }: OverviewRequest) =>
    queryOptions({
      queryKey: [...subscriptionListsKey(request.customerId), request],
      queryFn: ({ signal }) =>
        http.request({
          path,
          query: {
            ...filterQuery(request),
            pageSize: request.pageSize,
            offset: (request.page - 1) * request.pageSize,
          },
          schema: subscriptionsAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(request.customerId),
    }),
  /** All matching subscriptions, with these columns, as a file. */
  file: (request: OverviewRequest, columns: readonly SubscriptionColumn[]) =>
    http.file({ path, query: { ...filterQuery(request), columns, format: 'csv' } }),
});

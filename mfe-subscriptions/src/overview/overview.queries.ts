import type { SubscriptionFacets, SubscriptionListItem } from 'shared/contracts/subscription-list';
import { subscriptionsAnswer } from 'shared/contracts/subscription-list';
import type { Paging } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';
import type { OverviewAddress } from './overview-address.ts';

interface OverviewRequest extends OverviewAddress {
  readonly customerId: string;
}

/** What a page of the list holds. */
export type SubscriptionPageData = Paging & {
  readonly subscriptions: readonly SubscriptionListItem[];
  readonly facets: SubscriptionFacets;
};

/** Root of every subscription list of a customer: what a change of a subscription makes stale. */
export const subscriptionListsKey = (customerId: string) =>
  ['mfe-subscriptions', customerId, 'subscription-lists'] as const;

export const overviewQueries = (http: Http) => ({
  /** One page of the customer's subscriptions, searched, filtered and sorted by the server (SUB-025). */
  list: ({ customerId, search, filters, sort, page, pageSize }: OverviewRequest) =>
    queryOptions({
      queryKey: [...subscriptionListsKey(customerId), { search, filters, sort, page, pageSize }],
      queryFn: ({ signal }) =>
        http.request({
          path: '/self-service-api/subscriptions',
          query: {
            customerId,
            searchQuery: search || undefined,
            types: filters.types,
            statuses: filters.statuses,
            accountIds: filters.accountIds,
            orderBy: sort.column,
            sortOrder: sort.isDescending ? 'Descending' : 'Ascending',
            pageSize,
            offset: (page - 1) * pageSize,
          },
          schema: subscriptionsAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),
});

import { invitationUsersAnswer } from 'shared/contracts/administrator';
import { SHORT_PAGE_SIZE } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { infiniteQueryOptions, keepPreviousOf } from 'shared/query';
import { administratorListsKey } from '../administrator.queries.ts';
import type { OverviewValues } from './overview-params.ts';
import { requestedUserType } from './requested-user-type.ts';

interface OverviewRequest {
  readonly customerId: string;
  readonly search: string;
  readonly invitations: OverviewValues['invitations'];
}

export const overviewQueries = (http: Http) => ({
  /** Administrators and invitations, ten at a time (ADM-024, ADM-072). */
  list: ({ customerId, search, invitations }: OverviewRequest) =>
    infiniteQueryOptions({
      queryKey: [...administratorListsKey(customerId), 'overview', { search, invitations }],
      queryFn: ({ pageParam, signal }) =>
        http.request({
          path: `/self-service-api/customers/${encodeURIComponent(customerId)}/users`,
          query: {
            pageSize: SHORT_PAGE_SIZE,
            offset: pageParam * SHORT_PAGE_SIZE,
            requestedUserType: requestedUserType(),
            query: search || undefined,
            invitations: invitations[0],
          },
          schema: invitationUsersAnswer,
          signal,
        }),
      initialPageParam: 0,
      // ADM-025: a full page is the only sign of a next one.
      getNextPageParam: (lastPage, pages) =>
        lastPage.invitationUsers.length === SHORT_PAGE_SIZE ? pages.length : undefined,
      placeholderData: keepPreviousOf(customerId),
    }),
});

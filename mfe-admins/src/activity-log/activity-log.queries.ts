import { auditLogAnswer, type AuditLogQuery } from 'shared/contracts/audit-log';
import { DEFAULT_PAGE_SIZE } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';
import { administratorListsKey } from '../administrator.queries.ts';
import type { ActivityLogAddress } from './activity-log-address.ts';

const path = '/self-service-api/audit-log';

const filtersOf = (customerId: string, { search, action, from, to }: ActivityLogAddress) =>
  ({ customerId, searchQuery: search || undefined, action, from, to }) satisfies Partial<AuditLogQuery>;

export const activityLogQueries = (http: Http, customerId: string) => ({
  /** One page of what was done with administrators and invitations, the newest first. */
  page: (address: ActivityLogAddress) =>
    queryOptions({
      // Below the lists: every change of an administrator writes a line here, too.
      queryKey: [...administratorListsKey(customerId), 'activity-log', address],
      queryFn: ({ signal }) =>
        http.request({
          path,
          query: {
            ...filtersOf(customerId, address),
            pageSize: DEFAULT_PAGE_SIZE,
            offset: (address.page - 1) * DEFAULT_PAGE_SIZE,
          },
          schema: auditLogAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),

  /** All that matches, as a file for a spreadsheet. */
  file: (address: ActivityLogAddress) =>
    http.file({ path, query: { ...filtersOf(customerId, address), format: 'csv' } }),
});

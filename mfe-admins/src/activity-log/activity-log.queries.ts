import { auditLogAnswer, type AuditLogQuery } from 'shared/contracts/audit-log';
import { DEFAULT_PAGE_SIZE } from 'shared/contracts/paging';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';
import { administratorListsKey } from '../administrator.queries.ts';
import type { ActivityLogValues } from './activity-log-params.ts';

const path = '/self-service-api/audit-log';

const filtersOf = (customerId: string, { search, action, from, to }: ActivityLogValues) =>
  ({ customerId, searchQuery: search || undefined, action, from, to }) satisfies Partial<AuditLogQuery>;

export const activityLogQueries = (http: Http, customerId: string) => ({
  /** One page of what was done, the newest first. */
  page: (values: ActivityLogValues) =>
    queryOptions({
      // Below the lists: every change of an administrator writes a line here, too.
      queryKey: [...administratorListsKey(customerId), 'activity-log', values],
      queryFn: ({ signal }) =>
        http.request({
          path,
          query: {
            ...filtersOf(customerId, values),
            pageSize: DEFAULT_PAGE_SIZE,
            offset: (values.page - 1) * DEFAULT_PAGE_SIZE,
          },
          schema: auditLogAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),

  /** All that matches, as a file for a spreadsheet. */
  file: (values: ActivityLogValues) =>
    http.file({ path, query: { ...filtersOf(customerId, values), format: 'csv' } }),
});

import { auditLogAnswer, type AuditLogQuery } from '../contracts/audit-log.ts';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';

const path = '/self-service-api/audit-log';

interface Place {
  readonly page: number;
  readonly pageSize: number;
}

/** What a log is narrowed to. */
export type LogFilters = Omit<AuditLogQuery, 'customerId' | 'pageSize' | 'offset' | 'format'>;

export const activityLogQueries = (http: Http, customerId: string) => ({
  /**
   * One page of what was done, the newest first.
   *
   * @param key of what a change of makes the log out of date
   */
  page: (key: readonly string[], filters: LogFilters, { page, pageSize }: Place) =>
    queryOptions({
      queryKey: [...key, 'activity-log', filters, page, pageSize],
      queryFn: ({ signal }) =>
        http.request({
          path,
          query: {
            ...{ customerId, ...filters },
            ...{ pageSize, offset: (page - 1) * pageSize },
          },
          schema: auditLogAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),

  /** All that matches, as a file for a spreadsheet. */
  file: (filters: LogFilters) => http.file({ path, query: { customerId, ...filters, format: 'csv' } }),
});

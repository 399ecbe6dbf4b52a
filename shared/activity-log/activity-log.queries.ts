import { auditLogAnswer, type AuditLogQuery } from '../contracts/audit-log.ts';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';

const path = '/self-service-api/audit-log';

interface Place {
  readonly page: number;
  readonly pageSize: number;
}

/** Filters of a log. */
export type LogFilters = Omit<AuditLogQuery, 'customerId' | 'pageSize' | 'offset' | 'format'>;

export const activityLogQueries = (http: Http, customerId: string) => ({
  /**
   * One page of the log, newest first.
   *
   * @param key key prefix of the record whose changes make the log stale
   */
  page: (key: readonly string[], filters: LogFilters, { page, pageSize }: Place) =>
    queryOptions({
      queryKey: [...key, 'activity-log', filters, page, pageSize],
      queryFn: ({ signal }) =>
        http.request({
          path,
          query: {
            customerId,
            ...filters,
            pageSize,
            offset: (page - 1) * pageSize,
          },
          schema: auditLogAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),

  /** All matching entries, as a spreadsheet file. */
  file: (filters: LogFilters) => http.file({ path, query: { customerId, ...filters, format: 'csv' } }),
});

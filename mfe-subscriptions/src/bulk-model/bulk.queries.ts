import {
  bulkJobAnswer,
  bulkJobRowsAnswer,
  bulkJobsAnswer,
  bulkPreviewAnswer,
  type BulkJob,
  type BulkPreviewBody,
  type BulkRowStatus,
} from 'shared/contracts/bulk-job';
import { newOfferingsAnswer } from 'shared/contracts/new-subscription';
import type { Http } from 'shared/http';
import { keepPreviousOf, queryOptions } from 'shared/query';

/** Key prefix of all queries about bulk jobs. */
export const bulkJobsKey = (customerId: string) => ['mfe-subscriptions', customerId, 'bulk-jobs'] as const;

export const bulkPath = '/self-service-api/bulk-jobs';
export const jobPath = (jobId: string): string => `${bulkPath}/${encodeURIComponent(jobId)}`;

interface RowsRequest {
  readonly jobId: string;
  readonly status: BulkRowStatus | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Poll interval of a job in milliseconds: while it places orders, and while its orders are carried out. */
export const pauseAfter = ({ waiting, ordered }: BulkJob['counts']): number | false =>
  waiting > 0 ? 1500 : ordered > 0 ? 10_000 : false;

export const bulkQueries = (http: Http, customerId: string) => ({
  /** Price plans and extra services offered to a kind of subscription. */
  offerings: (category: 'Voice' | 'MobileBroadband') =>
    queryOptions({
      queryKey: ['mfe-subscriptions', customerId, 'new-offerings', category] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: '/self-service-api/subscriptions/offerings',
          query: { customerId, category },
          schema: newOfferingsAnswer,
          signal,
        }),
    }),

  /** The dry run: a query, although it is a POST. */
  preview: (body: BulkPreviewBody | undefined) => ({
    queryKey: ['mfe-subscriptions', customerId, 'bulk-preview', body] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      http.request({
        method: 'POST',
        path: `${bulkPath}/preview`,
        query: { customerId },
        body,
        schema: bulkPreviewAnswer,
        signal,
      } as const),
    enabled: body !== undefined,
    retry: false,
    gcTime: 0,
  }),

  jobs: ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) =>
    queryOptions({
      queryKey: [...bulkJobsKey(customerId), 'list', page, pageSize] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: bulkPath,
          query: { customerId, pageSize, offset: (page - 1) * pageSize },
          schema: bulkJobsAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),

  job: (jobId: string) =>
    queryOptions({
      queryKey: [...bulkJobsKey(customerId), 'job', jobId] as const,
      queryFn: ({ signal }) =>
        http.request({ path: jobPath(jobId), query: { customerId }, schema: bulkJobAnswer, signal }),
      refetchInterval: ({ state }) => (state.data ? pauseAfter(state.data.counts) : false),
    }),

  rows: ({ jobId, status, page, pageSize }: RowsRequest) =>
    queryOptions({
      queryKey: [...bulkJobsKey(customerId), 'rows', jobId, status, page, pageSize] as const,
      queryFn: ({ signal }) =>
        http.request({
          path: `${jobPath(jobId)}/rows`,
          query: { customerId, status, pageSize, offset: (page - 1) * pageSize },
          schema: bulkJobRowsAnswer,
          signal,
        }),
      placeholderData: keepPreviousOf(customerId),
    }),

  file: (jobId: string) =>
    http.file({ path: `${jobPath(jobId)}/rows`, query: { customerId, format: 'csv' } }),
});

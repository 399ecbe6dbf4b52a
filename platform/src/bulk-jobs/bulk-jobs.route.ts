import {
  bulkJobAnswer,
  bulkJobRowsAnswer,
  bulkJobRowsQuery,
  bulkJobsAnswer,
  bulkJobsQuery,
  bulkPreviewAnswer,
  bulkPreviewBody,
  bulkQuery,
  newBulkJobBody,
  newSubscriptionsBody,
} from 'shared/contracts/bulk-job';
import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import { pagingOf } from 'shared/contracts/paging';
import { idSchema } from 'shared/contracts/wire';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { longListBodyLimit, type Access } from '../kernel/access/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeContext, type ChangeContext } from '../kernel/changes/change-context.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { csvHeaders, orCsv } from '../kernel/files/csv-answer.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { requireIdempotencyKey } from '../kernel/changes/idempotency.ts';
import { pageOf } from '../kernel/lists/page.ts';
import { bulkJobFile } from './bulk-job-file.ts';
import { findJob, findJobRows, findJobs } from './bulk-jobs.query.ts';
import { previewBulkJob } from './preview-bulk-job.ts';
import { retryBulkJob, startBulkJob, startCreation } from './start-bulk-job.ts';
import { limitWaitingRows } from './limit-waiting-rows.ts';

const access: Access = { to: 'customer', named: 'in-query', role: 'Admin' };
const config = { access, system: 'OrderAPI' } as const;
const params = z.object({ jobId: idSchema });

/** `/bulk-jobs`: changes or creates many subscriptions at once, for administrators, within their billing accounts. */
export function addBulkJobsRoutes(api: Api, context: ApiContext): void {
  addReadRoutes(api, context);
  addRowsRoute(api, context);
  addChangeRoutes(api, context);
  addCreationRoute(api, context);
}

function addReadRoutes(api: Api, { db }: ApiContext): void {
  api.get(
    '/bulk-jobs',
    {
      config,
      schema: {
        summary: 'List bulk jobs, newest first',
        querystring: bulkJobsQuery,
        response: { 200: bulkJobsAnswer },
      },
    },
    async request => {
      const page = pageOf(request.query);
      const { jobs, totalCount } = await findJobs(db, tenantOf(request), page);
      return { data: { jobs, ...pagingOf({ ...page, totalCount }) } };
    },
  );
  api.get(
    '/bulk-jobs/:jobId',
    {
      config,
      schema: {
        summary: 'Get a bulk job',
        params,
        querystring: bulkQuery,
        response: { 200: bulkJobAnswer },
      },
    },
    async request => ({ data: await findJob(db, tenantOf(request), request.params.jobId) }),
  );
}

function addRowsRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/bulk-jobs/:jobId/rows',
    {
      config,
      schema: {
        summary: 'List the results of a bulk job; CSV with format=csv',
        params,
        querystring: bulkJobRowsQuery,
        response: {
          200: orCsv('A page; with format=csv a file of all', bulkJobRowsAnswer),
        },
      },
    },
    async (request, reply) => {
      const { jobId } = request.params;
      const { status, format } = request.query;
      const tenant = tenantOf(request);
      const job = await findJob(db, tenant, jobId);
      const page = format === 'csv' ? { pageSize: MAX_BULK_SUBSCRIPTIONS, offset: 0 } : pageOf(request.query);
      const { rows, totalCount } = await findJobRows(db, tenant, { jobId, status }, page);
      if (format !== 'csv') return { data: { rows, ...pagingOf({ ...page, totalCount }) } };
      const headers = csvHeaders(`samlet-aendring-${jobId}.csv`);
      return reply.headers(headers).send(bulkJobFile(job, rows));
    },
  );
}

function addChangeRoutes(api: Api, context: ApiContext): void {
  api.post(
    '/bulk-jobs/preview',
    {
      bodyLimit: longListBodyLimit,
      config,
      schema: {
        summary: 'Preview a bulk change',
        querystring: bulkQuery,
        body: bulkPreviewBody,
        response: { 200: bulkPreviewAnswer },
      },
    },
    async request => {
      const transaction = await context.db.startTransaction().execute();
      try {
        const change = changeContext(context, request, transaction);
        return { data: await previewBulkJob(change, tenantOf(request), request.body.data) };
      } finally {
        await transaction.rollback().execute();
      }
    },
  );
  api.post(
    '/bulk-jobs',
    {
      config,
      schema: {
        summary: 'Change many subscriptions',
        querystring: bulkQuery,
        body: newBulkJobBody,
        response: { 202: bulkJobAnswer },
      },
    },
    async (request, reply) => {
      const data = await placeJob(context, request, (change, tenant) =>
        startBulkJob(change, tenant, request.body.data),
      );
      return reply.code(202).send({ data });
    },
  );
  api.post(
    '/bulk-jobs/:jobId/retry',
    {
      config,
      schema: {
        summary: 'Retry the failed rows of a bulk job',
        params,
        querystring: bulkQuery,
        response: { 202: bulkJobAnswer },
      },
    },
    async (request, reply) => {
      const data = await placeJob(context, request, (change, tenant) =>
        retryBulkJob(change, tenant, request.params.jobId),
      );
      return reply.code(202).send({ data });
    },
  );
}

function addCreationRoute(api: Api, context: ApiContext): void {
  api.post(
    '/bulk-jobs/new-subscriptions',
    {
      bodyLimit: longListBodyLimit,
      config: { access: { ...access, needsContract: true }, system: 'OrderAPI' },
      schema: {
        summary: 'Create many subscriptions',
        querystring: bulkQuery,
        body: newSubscriptionsBody,
        response: { 202: bulkJobAnswer },
      },
    },
    async (request, reply) => {
      const data = await placeJob(context, request, (change, tenant) =>
        startCreation(change, tenant, request.body.data),
      );
      return reply.code(202).send({ data });
    },
  );
}

/** Starts a job, unless too many rows are waiting; once, however often the request is repeated. */
function placeJob<Job>(
  context: ApiContext,
  request: FastifyRequest,
  start: (change: ChangeContext, tenant: Tenant) => Promise<Job>,
): Promise<Job> {
  requireIdempotencyKey(request);
  return changeForCustomer(context, request, limitWaitingRows(start));
}

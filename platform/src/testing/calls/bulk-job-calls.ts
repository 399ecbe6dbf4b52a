import assert from 'node:assert/strict';
import { bulkJobAnswer, bulkJobRowsAnswer } from 'shared/contracts/bulk-job';
import * as z from 'zod/mini';
import { orderBulkRows } from '../../bulk-jobs/order-bulk-rows.ts';
import type { TestApi } from '../test-api.ts';

/** Places the orders of all due rows. */
export const orderDueRows = (test: TestApi): Promise<void> =>
  orderBulkRows({ ...test.database, clock: test.clock, outbox: test.outbox, orderStepSeconds: 10 });

/** A job of customer 1001 as the person sees it: the row counts, and its first 200 rows. */
export async function readBulkJob(test: TestApi, jobId: string, as: string) {
  const job = await test.get(`/bulk-jobs/${jobId}?customerId=1001`, as);
  assert.equal(job.statusCode, 200, job.body);
  const rows = await test.get(`/bulk-jobs/${jobId}/rows?customerId=1001&pageSize=200`, as);
  return {
    counts: z.parse(bulkJobAnswer, job.json()).data.counts,
    rows: z.parse(bulkJobRowsAnswer, rows.json()).data.rows,
  };
}

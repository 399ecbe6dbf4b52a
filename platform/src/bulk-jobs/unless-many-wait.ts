import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import { rowCount } from '../kernel/page.ts';

/** Rows of one customer that may wait for their order when another job is started: those of this many full jobs. */
const mostWaiting = 20 * MAX_BULK_SUBSCRIPTIONS;

/**
 * Refuses a job of a customer whose rows already wait in great numbers: those of all customers are ordered by turns.
 *
 * @throws ApiProblem 429
 */
export async function refuseWhileManyWait({ transaction, customerId }: ChangeContext): Promise<void> {
  const { count } = await transaction
    .selectFrom('bulk_job_rows as r')
    .innerJoin('bulk_jobs as j', 'j.job_id', 'r.job_id')
    .where('j.customer_id', '=', customerId)
    .where('r.next_try_at', 'is not', null)
    .select(rowCount)
    .executeTakeFirstOrThrow();
  if (count >= mostWaiting) throw new ApiProblem(429, 'TooManyRequests');
}

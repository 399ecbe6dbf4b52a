import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { rowCount } from '../kernel/lists/page.ts';

/** Maximum waiting rows of a customer before another job may start, in full jobs. */
const maxWaiting = 20 * MAX_BULK_SUBSCRIPTIONS;

/**
 * Starts a job unless too many of the customer's rows are waiting; all customers share the queue.
 *
 * @throws ApiProblem 429
 */
export function limitWaitingRows<Answer>(
  start: (change: ChangeContext, tenant: Tenant) => Promise<Answer>,
): (change: ChangeContext, tenant: Tenant) => Promise<Answer> {
  return async (change, tenant) => {
    await refuseWhileManyWait(change);
    return start(change, tenant);
  };
}

async function refuseWhileManyWait({ transaction, customerId }: ChangeContext): Promise<void> {
  const { count } = await transaction
    .selectFrom('bulk_job_rows as r')
    .innerJoin('bulk_jobs as j', 'j.job_id', 'r.job_id')
    .where('j.customer_id', '=', customerId)
    .where('r.next_try_at', 'is not', null)
    .select(rowCount)
    .executeTakeFirstOrThrow();
  if (count >= maxWaiting) throw new ApiProblem(429, 'TooManyRequests');
}

import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import { rowCount } from '../kernel/page.ts';

/** Rows of one customer that may wait for their order when another job is started: those of this many full jobs. */
const maxWaiting = 20 * MAX_BULK_SUBSCRIPTIONS;

/**
 * A change that has rows ordered, unless those of the customer already wait in great numbers: all customers' are ordered
 * by turns.
 *
 * @throws ApiProblem 429
 */
export function unlessManyWait<Answer>(
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

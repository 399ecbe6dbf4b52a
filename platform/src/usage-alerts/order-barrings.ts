import { MAX_BULK_SUBSCRIPTIONS } from 'shared/contracts/bulk-limits';
import type { AlertBarring } from 'shared/contracts/usage-alert';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { ApiProblem, forbidden } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { findTenant } from '../kernel/access/guard.ts';
import type { BarringResult } from './alert-messages.ts';
import type { MeasuredSubscription } from './measure-account.ts';

/**
 * Starts bulk jobs that bar the subscriptions without the barring, on behalf of the person: with a result for each,
 * history and undo. If they no longer have the right, nothing is ordered and the reason is returned.
 */
export async function orderBarrings(
  change: ChangeContext,
  subscriptions: readonly MeasuredSubscription[],
  code: AlertBarring,
): Promise<{ result: BarringResult; count: number; jobIds: string[] }> {
  const ids = subscriptions
    .filter(({ services }) => !services.some(service => service.code === code))
    .map(({ subscriptionId }) => subscriptionId);
  const jobIds: string[] = [];
  if (ids.length === 0) return { result: 'AlreadyBarred', count: 0, jobIds };
  try {
    const tenant = await findTenant(change.transaction, change.actorId, change.customerId);
    if (!tenant || tenant.role === 'User') throw forbidden();
    for (let from = 0; from < ids.length; from += MAX_BULK_SUBSCRIPTIONS) {
      const job = await startBulkJob(change, tenant, {
        change: { action: 'Barrings', barrings: [{ code, isActive: true }] },
        subscriptionIds: ids.slice(from, from + MAX_BULK_SUBSCRIPTIONS),
      });
      jobIds.push(job.id);
    }
    return { result: 'Ordered', count: ids.length, jobIds };
  } catch (error) {
    if (error instanceof ApiProblem) return { result: 'Refused', count: 0, jobIds: [] };
    throw error;
  }
}

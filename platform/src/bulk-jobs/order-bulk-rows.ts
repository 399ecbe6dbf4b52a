import { newSubscriptionSchema, type PlacedSubscription } from 'shared/contracts/new-subscription';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { BulkJobRowsTable, BulkJobsTable } from '../database/tables/orders.ts';
import type { Database } from '../database/tables.ts';
import type { ApiContext } from '../kernel/api.ts';
import { ApiProblem } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { admit } from '../kernel/access/guard.ts';
import { logError } from '../logging/log-error.ts';
import { createSubscription } from '../new-subscription/create-subscription.ts';
import { createOrderCall } from '../orders/actions/create-order-call.ts';
import { actionKey } from '../orders/actions/order-action.ts';
import { placeAction } from '../orders/placing/place-action.ts';
import { processDueRows, type DueWork } from '../outbox/process-due-rows.ts';
import { orderOf } from './bulk-change.ts';

/** Dependencies for processing job rows. */
export type BulkContext = Pick<ApiContext, 'db' | 'clock' | 'outbox' | 'orderStepSeconds'>;

/** Retry delay and maximum attempts of a row that threw. */
const retryAfter = 10_000;
const maxTries = 5;

type DueRow = Selectable<BulkJobRowsTable> & Pick<Selectable<BulkJobsTable>, 'change' | 'customer_id'>;

/**
 * Processes the waiting rows of jobs one by one. Order and row are written in one transaction, so that a killed process
 * leaves a row either ordered or waiting; several processes may run this concurrently.
 *
 * @param signal stops after the current row; the rest is processed at the next start
 */
export function orderBulkRows(context: BulkContext, signal?: AbortSignal): Promise<void> {
  const work: DueWork<DueRow> = {
    take: takeNext,
    async carryOut(transaction, row, now) {
      const { orderId, subscriptionId } = await orderRow(context, transaction, row, now);
      await transaction
        .updateTable('bulk_job_rows')
        .set({ order_id: orderId, subscription_id: subscriptionId, next_try_at: null })
        .where('job_id', '=', row.job_id)
        .where('position', '=', row.position)
        .execute();
    },
    recordFailure: (row, error, now) => recordFailure(context.db, row, error, now),
  };
  return processDueRows(context, work, signal);
}

/** Round robin over jobs, so that nobody waits for someone else's whole job. */
function takeNext(transaction: Transaction<Database>, now: Date): Promise<DueRow | undefined> {
  return transaction
    .selectFrom('bulk_job_rows as r')
    .innerJoin('bulk_jobs as j', 'j.job_id', 'r.job_id')
    .where('r.next_try_at', '<=', now)
    .selectAll('r')
    .select(['j.change', 'j.customer_id'])
    .orderBy('r.position')
    .orderBy('r.next_try_at')
    .orderBy('r.job_id')
    .limit(1)
    .forUpdate('r')
    .skipLocked()
    .executeTakeFirst();
}

async function orderRow(
  { outbox, orderStepSeconds }: BulkContext,
  transaction: Transaction<Database>,
  row: DueRow,
  now: Date,
): Promise<Pick<PlacedSubscription, 'orderId' | 'subscriptionId'>> {
  const change = {
    transaction,
    outbox,
    orderStepSeconds,
    now,
    customerId: row.customer_id,
    actorId: row.actor_id,
    correlationId: row.correlation_id,
    via: { kind: 'BulkJob' as const, id: row.job_id },
  };
  const { change: bulkChange, subscription_id: subscriptionId, wanted } = row;
  if (bulkChange.action === 'Create') return create(change, wanted);
  if (subscriptionId === null) throw new Error('There is no subscription to change.');
  const { action, ...sent } = orderOf(bulkChange);
  const call = await createOrderCall(change, action, { subscriptionId, ...sent });
  const placed = await placeAction(action, call);
  if (!placed) throw new Error(`${actionKey(action)} orders nothing.`);
  return { orderId: placed.orderId, subscriptionId };
}

/**
 * Creates a subscription on behalf of a person whose request has already been answered, with their current rights.
 *
 * @throws ApiProblem errors of the guard and of `createSubscription`
 */
async function create(change: ChangeContext, wanted: unknown): Promise<PlacedSubscription> {
  const access = { role: 'Admin', needsContract: true } as const;
  const tenant = await admit(change.transaction, change.actorId, change.customerId, access);
  return createSubscription(change, tenant, z.parse(newSubscriptionSchema, wanted));
}

/** In a separate transaction, because reservations were rolled back with the first. */
async function recordFailure(db: Kysely<Database>, row: DueRow, error: unknown, now: Date): Promise<void> {
  const isRefused = error instanceof ApiProblem;
  if (!isRefused)
    logError(`Row ${String(row.position)} of the job ${row.job_id} could not be ordered.`, error);
  const tries = isRefused ? row.tries : row.tries + 1;
  const isOver = isRefused || tries >= maxTries;
  await db
    .updateTable('bulk_job_rows')
    .set({
      tries,
      failure_code: isRefused ? (error.subCode ?? error.code) : isOver ? 'InternalServerError' : null,
      next_try_at: isOver ? null : new Date(now.getTime() + retryAfter),
    })
    .where('job_id', '=', row.job_id)
    .where('position', '=', row.position)
    // Another process may have processed it meanwhile.
    .where('next_try_at', '=', row.next_try_at)
    .execute();
}

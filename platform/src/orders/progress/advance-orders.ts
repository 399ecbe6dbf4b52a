import type { DomainCode } from 'shared/contracts/api-error';
import type { OrderChange } from 'shared/contracts/order-details';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { OrdersTable } from '../../database/tables/orders.ts';
import type { Database } from '../../database/tables.ts';
import { logError } from '../../logging/log-error.ts';
import { processAll, lockSharedWork } from '../../outbox/shared-work.ts';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { auditedOrder } from './audit-order.ts';
import { actionOf, type CarriedOut } from '../actions/order-action.ts';
import { storedOrder } from '../actions/stored-order.ts';
import { changesBetween } from 'shared/orders/changes-between';
import { progressAt } from './order-progress.ts';
import { withStep } from './order-steps.ts';
import { trackingOf } from './order-tracking.ts';
import { lockSubscriptionRow } from '../actions/lock-subscription-row.ts';

/** Retry delay of an order whose effect threw. */
const retryAfter = 60_000;

/**
 * Advances all due orders to their current status, and applies the effect of those that are done. Each order has its
 * own transaction, so that a killed process leaves it unchanged and due; several processes may run this concurrently.
 */
export async function advanceOrders(
  db: Kysely<Database>,
  actions: readonly CarriedOut[],
  now: Date,
): Promise<void> {
  let found = true;
  while (found) found = await advanceNext(db, actions, now);
}

/**
 * Like `advanceOrders`, but also waits for orders that another process is working on, for callers that read the orders
 * next.
 */
export function advanceAllOrders(
  db: Kysely<Database>,
  actions: readonly CarriedOut[],
  now: Date,
): Promise<void> {
  return processAll(db, 'order progress', () => advanceOrders(db, actions, now));
}

async function advanceNext(
  db: Kysely<Database>,
  actions: readonly CarriedOut[],
  now: Date,
): Promise<boolean> {
  let orderId: string | undefined;
  try {
    return await db.transaction().execute(async transaction => {
      await lockSharedWork(transaction, 'order progress');
      const order = await takeNext(transaction, now);
      if (!order) return false;
      orderId = order.order_id;
      await advance(transaction, actions, order, now);
      return true;
    });
  } catch (error) {
    if (orderId === undefined) throw error;
    logError(`The order ${orderId} could not be carried out.`, error);
    await db
      .updateTable('orders')
      .set({ next_step_at: new Date(now.getTime() + retryAfter) })
      .where('order_id', '=', orderId)
      // Unless another process has completed it meanwhile, or somebody has cancelled it.
      .where('next_step_at', '<=', now)
      .execute();
    return true;
  }
}

function takeNext(transaction: Transaction<Database>, now: Date) {
  return transaction
    .selectFrom('orders')
    .selectAll()
    .where('next_step_at', '<=', now)
    .orderBy('next_step_at')
    .orderBy('order_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function advance(
  transaction: Transaction<Database>,
  actions: readonly CarriedOut[],
  order: Selectable<OrdersTable>,
  now: Date,
): Promise<void> {
  const { status, nextStepAt } = progressAt(
    {
      createdAt: order.created_at,
      stepSeconds: order.step_seconds ?? 0,
      completesAt: order.expected_completion_at ?? order.created_at,
    },
    now,
  );
  const result = status === 'Completed' ? await finish(transaction, actions, order, now) : undefined;
  const failure = result && 'failed' in result ? result.failed : undefined;
  const reached = failure === undefined ? status : 'Failed';
  const isSent = reached === 'InProgress' || reached === 'Completed';
  await transaction
    .updateTable('orders')
    .set({
      status: reached,
      failure_code: failure ?? null,
      next_step_at: nextStepAt,
      completed_at: reached === 'Completed' ? now : null,
      failed_at: reached === 'Failed' ? now : null,
      ...(reached !== order.status && { steps: withStep(reached, now) }),
      ...(isSent && { tracking: JSON.stringify(trackingOf(order.order_id, order.details)) }),
      // Orders that took effect when they were placed change nothing now.
      ...(result &&
        'changes' in result &&
        result.changes.length > 0 && { changes: JSON.stringify(result.changes) }),
    })
    .where('order_id', '=', order.order_id)
    .execute();
  if (reached === 'Completed' || reached === 'Failed') await auditOutcome(transaction, order, failure, now);
}

/** No actor: it happens when it is due. */
async function auditOutcome(
  transaction: Transaction<Database>,
  order: Selectable<OrdersTable>,
  failure: DomainCode | undefined,
  now: Date,
): Promise<void> {
  const { subject, about, ordered, reason } = await auditedOrder(transaction, order);
  await writeAuditEntry(transaction, {
    customerId: order.customer_id,
    actorId: null,
    at: now,
    subject,
    about,
    action: failure === undefined ? 'OrderCompleted' : 'OrderFailed',
    after: ordered,
    details: { reason, failure },
    correlationId: order.correlation_id ?? order.order_id,
  });
}

/** Applies the effect of an order. Returns its changes, or the code of the reason why it failed. */
async function finish(
  transaction: Transaction<Database>,
  actions: readonly CarriedOut[],
  order: Selectable<OrdersTable>,
  now: Date,
): Promise<{ changes: OrderChange[] } | { failed: DomainCode } | undefined> {
  const action = actionOf(actions, order.action);
  const stored = storedOrder(transaction, order, now);
  if (!action || !stored) return undefined;
  // Lock before reading, so that of two concurrent orders the second sees the changes of the first.
  await lockSubscriptionRow(transaction, stored.subscriptionId);
  const stateNow = async () => (await action.state?.(transaction, stored.subscriptionId)) ?? {};
  const before = await stateNow();
  const result = await action.effect(stored, z.parse(action.details, order.details));
  return result === 'done' ? { changes: changesBetween(before, await stateNow()) } : result;
}

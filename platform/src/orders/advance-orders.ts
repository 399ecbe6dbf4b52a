import type { DomainCode } from 'shared/contracts/api-error';
import type { OrderChange } from 'shared/contracts/order-details';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { OrdersTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import { logError } from '../logging/log-error.ts';
import { doAll, holdInHand } from '../outbox/in-hand.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { auditedOrder } from './audit-order.ts';
import { actionOf, type CarriedOut } from './order-action.ts';
import { storedOrder } from './stored-order.ts';
import { changesBetween } from 'shared/orders/changes-between';
import { progressAt } from './order-progress.ts';
import { withStep } from './order-steps.ts';
import { trackingOf } from './tracking-of.ts';
import { lockSubscriptionRow } from './lock-subscription-row.ts';

/** How long an order waits whose effect failed by a fault of ours. */
const retryAfter = 60_000;

/**
 * Moves every order whose time has come to the status that it has at this moment, and makes what it changes when it is
 * done. Each in a transaction of its own, so that a kill leaves it as it was and due; several processes may do so at
 * once.
 */
export async function advanceOrders(
  db: Kysely<Database>,
  actions: readonly CarriedOut[],
  now: Date,
): Promise<void> {
  let found = true;
  while (found) found = await advanceNext(db, actions, now);
}

/** As `advanceOrders`, and waits for what another process has in hand: for whoever looks at the orders next. */
export function advanceAllOrders(
  db: Kysely<Database>,
  actions: readonly CarriedOut[],
  now: Date,
): Promise<void> {
  return doAll(db, 'order progress', () => advanceOrders(db, actions, now));
}

async function advanceNext(
  db: Kysely<Database>,
  actions: readonly CarriedOut[],
  now: Date,
): Promise<boolean> {
  let orderId: string | undefined;
  try {
    return await db.transaction().execute(async transaction => {
      await holdInHand(transaction, 'order progress');
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
      // Unless another process has carried it out meanwhile, or somebody has taken it back.
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
      // What was there from the moment it was ordered changes nothing now.
      ...(result &&
        'changes' in result &&
        result.changes.length > 0 && { changes: JSON.stringify(result.changes) }),
    })
    .where('order_id', '=', order.order_id)
    .execute();
  if (reached === 'Completed' || reached === 'Failed') await noteOutcome(transaction, order, failure, now);
}

/** Nobody does it: it happens when its time has come. */
async function noteOutcome(
  transaction: Transaction<Database>,
  order: Selectable<OrdersTable>,
  failure: DomainCode | undefined,
  now: Date,
): Promise<void> {
  const { subject, about, ordered, reason } = await auditedOrder(transaction, order);
  await writeAuditEntry(transaction, {
    ...{ customerId: order.customer_id, actorId: null, at: now, subject, about },
    action: failure === undefined ? 'OrderCompleted' : 'OrderFailed',
    after: ordered,
    details: { reason, failure },
    correlationId: order.correlation_id ?? order.order_id,
  });
}

/** Carries an order out. Gives what it changed, or the code of why it cannot be. */
async function finish(
  transaction: Transaction<Database>,
  actions: readonly CarriedOut[],
  order: Selectable<OrdersTable>,
  now: Date,
): Promise<{ changes: OrderChange[] } | { failed: DomainCode } | undefined> {
  const action = actionOf(actions, order.action);
  const stored = storedOrder(transaction, order, now);
  if (!action || !stored) return undefined;
  // Before anything of it is read: of two orders for it at once the second sees what the first has changed.
  await lockSubscriptionRow(transaction, stored.subscriptionId);
  const stateNow = async () => (await action.state?.(transaction, stored.subscriptionId)) ?? {};
  const before = await stateNow();
  const result = await action.effect(stored, z.parse(action.details, order.details));
  return result === 'done' ? { changes: changesBetween(before, await stateNow()) } : result;
}

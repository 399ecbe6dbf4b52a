import type { OrderStatus } from 'shared/contracts/order';
import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { OrdersTable } from '../database/tables/orders.ts';
import { danishDay } from '../time/danish-day.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { auditedOrder } from './progress/audit-order.ts';
import { actionOf, type CarriedOut } from './actions/order-action.ts';
import { withStep } from './progress/order-steps.ts';
import { nameOf } from './placing/insert-order.ts';
import { storedOrder } from './actions/stored-order.ts';
import { visibleOrders } from './visible-orders.ts';

type Cancellable = Pick<Selectable<OrdersTable>, 'status' | 'effective_date' | 'action'>;

const waiting: readonly OrderStatus[] = ['Received', 'Processing', 'InProgress'];

/**
 * Whether the person can cancel an order: it was placed in the portal, and is not in progress yet or scheduled for a
 * later day.
 */
export function canCancel({ status, effective_date, action }: Cancellable, role: Tenant['role'], now: Date) {
  if (role === 'User' || action === null) return false;
  if (status === 'Submitted') return true;
  return waiting.includes(status) && effective_date !== null && effective_date > danishDay(now);
}

/**
 * Cancels an order and releases what it had reserved. Serialized with the order's effect by a lock.
 *
 * @throws ApiProblem 404 for an order out of reach, 400 `OrderCannotBeCancelled`
 */
export async function cancelOrder(
  change: ChangeContext,
  tenant: Tenant,
  actions: readonly CarriedOut[],
  orderId: string,
): Promise<{ orderId: string; status: OrderStatus; effectiveDate: string }> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const order = await transaction
    .selectFrom('orders as o')
    .where(visibleOrders(tenant))
    .where('o.order_id', '=', orderId)
    .selectAll('o')
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  const action = actionOf(actions, order.action);
  const stored = storedOrder(transaction, order, now);
  if (!action || !stored || !canCancel(order, tenant.role, now))
    throw argumentError('OrderCannotBeCancelled');
  await action.takeBack?.(stored, z.parse(action.details, order.details));
  await transaction
    .updateTable('orders')
    .set({
      status: 'Cancelled',
      next_step_at: null,
      expected_completion_at: sql`null`,
      steps: withStep('Cancelled', now, await nameOf(transaction, actorId)),
    })
    .where('order_id', '=', orderId)
    .execute();
  const { subject, about, ordered, reason } = await auditedOrder(transaction, order);
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    subject,
    about,
    action: 'OrderCancelled',
    before: { ...ordered, effectiveDate: stored.effectiveDate },
    details: { reason },
  });
  return { orderId, status: 'Cancelled', effectiveDate: stored.effectiveDate };
}

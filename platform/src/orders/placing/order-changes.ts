import type { OrderChange } from 'shared/contracts/order-details';
import { changesBetween } from 'shared/orders/changes-between';
import { sql } from 'kysely';
import type { NewOrder, OrderAction, OrderCall, StoredOrder } from '../actions/order-action.ts';

/** An order as its action receives it, when applied in the request that places it. */
export function orderInCall(
  { transaction, customerId, actorId, correlationId, now, subscription }: OrderCall<unknown>,
  { type }: NewOrder<unknown>,
  effectiveDate: string,
): StoredOrder {
  const subscriptionId = subscription.subscription_id;
  return {
    transaction,
    type,
    orderId: '',
    customerId,
    subscriptionId,
    effectiveDate,
    now,
    orderedBy: actorId,
    correlationId,
  };
}

/**
 * Expected changes of a pending order, found by applying it and rolling back. Empty if it cannot be applied today;
 * replaced by the actual changes when it completes.
 */
export async function expectedChanges(
  action: OrderAction,
  call: OrderCall<unknown>,
  order: NewOrder<unknown>,
  before: Awaited<ReturnType<OrderAction['state']>>,
): Promise<OrderChange[]> {
  const { transaction, subscription, today } = call;
  await sql`savepoint expected_changes`.execute(transaction);
  const stored = orderInCall(call, order, order.effectiveDate ?? today);
  const result = await action.effect(stored, order.details);
  const after = result === 'done' ? await action.state(transaction, subscription.subscription_id) : before;
  await sql`rollback to savepoint expected_changes`.execute(transaction);
  return changesBetween(before, after);
}

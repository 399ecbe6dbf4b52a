import type { OrderChange } from 'shared/contracts/order-details';
import { changesBetween } from 'shared/orders/changes-between';
import { sql } from 'kysely';
import type { NewOrder, OrderAction, OrderCall, StoredOrder } from './order-action.ts';

/** An order as its action will get it, if it were carried out in the call that places it. */
export function orderInCall(
  { transaction, customerId, actorId, correlationId, now, subscription }: OrderCall<unknown>,
  { type }: NewOrder<unknown>,
  effectiveDate: string,
): StoredOrder {
  const subscriptionId = subscription.subscription_id;
  return {
    ...{ transaction, type, orderId: '', customerId, subscriptionId, effectiveDate, now },
    ...{ orderedBy: actorId, correlationId },
  };
}

/**
 * What an order will change, for whoever looks at it while it is on its way: carries it out and takes that back. Nothing
 * where it could not be carried out today; when it is, what it then changed takes the place of this.
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

import type { PlacedOrder } from 'shared/contracts/placed-order';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { Database } from '../database/tables.ts';
import { checkEffectiveDate } from './check-effective-date.ts';
import type { NewOrder, OrderCall } from './order-action.ts';
import { completionOf, progressAt } from './order-progress.ts';

/**
 * The day from which an order counts.
 *
 * @throws ApiProblem 400 for a day that has passed or lies more than four calendar months ahead
 */
export function effectiveDayOf(
  { subscription, today }: OrderCall<unknown>,
  { effectiveDate = today }: NewOrder<unknown>,
): string {
  checkEffectiveDate(effectiveDate, today, subscription.effective_date);
  return effectiveDate;
}

/**
 * Places an order with its entry in the audit log, in the transaction of the call. Nothing of the subscription is
 * changed yet: the effect of the action does that when the order is done.
 *
 * @param action the key of the action that carries it out
 * @returns what the call answers, with status 202
 */
export async function placeOrder(
  call: OrderCall<unknown>,
  action: string,
  order: NewOrder<unknown>,
): Promise<PlacedOrder> {
  const { transaction, customerId, actorId, correlationId, now, subscription } = call;
  const { orderStepSeconds: stepSeconds } = call;
  const { type, details, productName = subscription.name } = order;
  const day = effectiveDayOf(call, order);
  const orderId = await nextOrderId(transaction);
  const completesAt = completionOf({ createdAt: now, stepSeconds }, day);
  const { status, nextStepAt } = progressAt({ createdAt: now, stepSeconds, completesAt }, now);
  const userName = [subscription.first_name, subscription.last_name].filter(Boolean).join(' ') || null;
  const searched = [orderId, productName, userName, subscription.local_number, subscription.subscription_id];
  await transaction
    .insertInto('orders')
    .values({
      order_id: orderId,
      customer_id: customerId,
      account_id: subscription.account_id,
      subscription_id: subscription.subscription_id,
      type,
      status,
      product_name: productName,
      created_by: 'Customer',
      created_by_name: await nameOf(transaction, actorId),
      msisdn: subscription.local_number,
      user_name: userName,
      created_at: now,
      expected_completion_at: completesAt,
      search_text: searched.filter(Boolean).join(' ').toLowerCase(),
      effective_date: day,
      details: JSON.stringify(details),
      action,
      step_seconds: stepSeconds,
      next_step_at: nextStepAt,
    })
    .execute();
  await writeAuditEntry(transaction, {
    ...{ customerId, actorId, correlationId, at: now },
    action: 'OrderPlaced',
    subject: subscription.local_number ?? subscription.circuit_id ?? subscription.subscription_id,
    after: {
      ...{ orderId, orderType: type, effectiveDate: day },
      subscriptionId: subscription.subscription_id,
    },
  });
  return { orderId, status, effectiveDate: day };
}

export async function nextOrderId(transaction: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(
    transaction,
  );
  return `O${String(rows[0]?.number)}`;
}

export async function nameOf(transaction: Transaction<Database>, userId: string): Promise<string> {
  const { first_name, last_name } = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}

import type { PlacedOrder } from 'shared/contracts/placed-order';
import { sql, type Transaction } from 'kysely';
import type { ChangeContext } from '../api/change-context.ts';
import { writeAuditEntry } from '../api/write-audit-entry.ts';
import type { Database } from '../database/tables.ts';
import { danishDay } from '../danish-day.ts';
import { checkEffectiveDate } from './check-effective-date.ts';
import type { OrderDetails, PlaceableOrderType } from './order-effects.ts';
import { completionOf, progressAt } from './order-progress.ts';
import type { ChangedSubscription } from './subscription-to-change.ts';

/** What is ordered. */
export interface NewOrder<Type extends PlaceableOrderType> {
  type: Type;
  /** What the effect of this type needs (order-effects.ts). */
  details: OrderDetails<Type>;
  /** The day in Denmark from which it counts; today unless given. */
  effectiveDate?: string | undefined;
  /** What the order is about, when it is something else than the subscription's product. */
  productName?: string;
}

/**
 * Orders a change of a subscription, with its entry in the audit log, in the transaction of the call. Nothing of the
 * subscription is changed yet: the effect of the type (order-effects.ts) does that when the order is done.
 *
 * @param subscription as `subscriptionToChange` gave it, which has locked it and checked that the change is allowed
 * @returns what the call answers, with status 202
 * @throws ApiProblem 400 for a day that has passed or lies more than four calendar months ahead
 */
export async function placeOrder<Type extends PlaceableOrderType>(
  change: ChangeContext,
  subscription: ChangedSubscription,
  { type, details, effectiveDate, productName = subscription.name }: NewOrder<Type>,
): Promise<PlacedOrder> {
  const { transaction, customerId, actorId, correlationId, now, orderStepSeconds: stepSeconds } = change;
  const today = danishDay(now);
  const day = effectiveDate ?? today;
  checkEffectiveDate(day, today, subscription.effective_date);
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

async function nextOrderId(transaction: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(
    transaction,
  );
  return `O${String(rows[0]?.number)}`;
}

async function nameOf(transaction: Transaction<Database>, userId: string): Promise<string> {
  const { first_name, last_name } = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}

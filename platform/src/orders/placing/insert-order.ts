import type { OrderType } from 'shared/contracts/order';
import type { OrderChange } from 'shared/contracts/order-details';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import { reasonIn } from 'shared/orders/reason-in';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '../../audit/write-audit-entry.ts';
import { searchText } from '../../database/search-text.ts';
import type { Database } from '../../database/tables.ts';
import type { ChangeContext } from '../../kernel/changes/change-context.ts';
import { objectOf } from '../progress/audit-order.ts';
import { completionOf, progressAt } from '../progress/order-progress.ts';
import { firstStep } from '../progress/order-steps.ts';

/** An order for a subscription or, without one, for a billing account. */
export interface InsertedOrder {
  type: OrderType;
  accountId: string;
  productName: string;
  /** What is ordered, if it is not the subscription's product. */
  ownProduct?: string | undefined;
  /** Effective date, as a day in Denmark. */
  day: string;
  subscriptionId?: string;
  msisdn?: string | null;
  userName?: string | null;
  /** Key of the action that applies it, the details it was placed with, and the expected changes. */
  carriedOutBy?: { action: string; details: unknown; changes: readonly OrderChange[] };
  /** Subject in the audit log. */
  subject: string;
}

/** Inserts an order with its audit log entry, in the request's transaction. */
export async function insertOrder(change: ChangeContext, order: InsertedOrder): Promise<PlacedOrder> {
  const { transaction, customerId, actorId, correlationId, now, orderStepSeconds: stepSeconds, via } = change;
  const { type, accountId, productName, day, subscriptionId, msisdn, userName, carriedOutBy, subject } =
    order;
  const orderId = await nextOrderId(transaction);
  const completesAt = completionOf({ createdAt: now, stepSeconds }, day);
  const { status, nextStepAt } = progressAt({ createdAt: now, stepSeconds, completesAt }, now);
  const createdByName = await nameOf(transaction, actorId);
  const searched = [orderId, productName, userName, msisdn, subscriptionId ?? accountId];
  await transaction
    .insertInto('orders')
    .values({
      order_id: orderId,
      customer_id: customerId,
      account_id: accountId,
      subscription_id: subscriptionId ?? null,
      type,
      status,
      product_name: productName,
      created_by: 'Customer',
      created_by_name: createdByName,
      created_by_id: actorId,
      msisdn: msisdn ?? null,
      user_name: userName ?? null,
      created_at: now,
      expected_completion_at: completesAt,
      search_text: searchText(searched),
      effective_date: day,
      ...(carriedOutBy && {
        details: JSON.stringify(carriedOutBy.details),
        action: carriedOutBy.action,
        changes: JSON.stringify(carriedOutBy.changes),
      }),
      step_seconds: stepSeconds,
      next_step_at: nextStepAt,
      steps: firstStep(status, now, createdByName),
      correlation_id: correlationId,
    })
    .execute();
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'OrderPlaced',
    subject,
    about: objectOf(subscriptionId, accountId),
    details: { reason: reasonIn(carriedOutBy?.details), product: order.ownProduct, via },
    after: {
      orderId,
      orderType: type,
      effectiveDate: day,
      ...(subscriptionId !== undefined && { subscriptionId }),
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

export async function nameOf(transaction: Transaction<Database>, userId: string): Promise<string> {
  const { first_name, last_name } = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}

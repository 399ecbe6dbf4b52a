import { fromOre } from 'shared/contracts/money';
import type { Selectable, Transaction } from 'kysely';
import { formatMoney } from 'shared/format/money';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { BillingItemsTable } from '../database/tables/billing.ts';
import type { PaymentSessionsTable } from '../database/tables/payments.ts';
import type { Database } from '../database/tables.ts';
import { merchantAccount, type NotificationItem } from './notification.ts';
import { giveUp, settlePayment } from './settle-payment.ts';
import { findOpen } from './find-open-payments.ts';

type Session = Selectable<PaymentSessionsTable>;

/**
 * Books a notification of the provider with all its consequences, in one transaction. Idempotent; unknown payments are
 * ignored. A received amount is always booked, even after a refusal or for a cancelled payment; a refusal counts only
 * while the payment is open.
 */
export async function bookNotification(
  transaction: Transaction<Database>,
  item: NotificationItem,
  now: Date,
): Promise<void> {
  if (item.eventCode !== 'AUTHORISATION' || item.merchantAccountCode !== merchantAccount) return;
  if (item.amount.currency !== 'DKK' || item.amount.value <= 0) return;
  const session = await lockPayment(transaction, item.merchantReference);
  if (!session || !(await isNews(transaction, item, now))) return;
  if (item.success === 'true') await bookMoney(transaction, session, item.amount.value, now);
  else
    await settlePayment(
      transaction,
      session.session_id,
      item.reason === 'Cancelled' ? 'Cancelled' : 'Refused',
      now,
    );
}

/** Locks items before the session, like starting a payment does, to avoid deadlocks. */
async function lockPayment(
  transaction: Transaction<Database>,
  sessionId: string,
): Promise<Session | undefined> {
  const items = transaction.selectFrom('payment_items').where('session_id', '=', sessionId);
  await transaction
    .selectFrom('billing_items')
    .where('billing_item_id', 'in', items.select('billing_item_id'))
    .select('billing_item_id')
    .orderBy('billing_item_id')
    .forUpdate()
    .execute();
  return transaction
    .selectFrom('payment_sessions')
    .where('session_id', '=', sessionId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

async function isNews(
  transaction: Transaction<Database>,
  item: NotificationItem,
  now: Date,
): Promise<boolean> {
  const noted = await transaction
    .insertInto('payment_events')
    .values({
      psp_reference: item.pspReference,
      event_code: item.eventCode,
      success: item.success === 'true',
      session_id: item.merchantReference,
      received_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('psp_reference')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Pays the invoices from the received amount, in the order of their due dates. */
async function bookMoney(
  transaction: Transaction<Database>,
  session: Session,
  ore: number,
  now: Date,
): Promise<void> {
  await settlePayment(transaction, session.session_id, 'Paid', now);
  const items = await transaction
    .selectFrom('payment_items as p')
    .innerJoin('billing_items as b', 'b.billing_item_id', 'p.billing_item_id')
    .where('p.session_id', '=', session.session_id)
    .select(['b.billing_item_id', 'b.amount_due_ore', 'b.invoice_number', 'b.payments', 'p.amount_ore'])
    .orderBy('b.due_date')
    .orderBy('b.billing_item_id')
    .execute();
  // Other open payments of these invoices would ask for too much, so they are cancelled.
  const ids = items.map(item => item.billing_item_id);
  for (const { session_id } of await findOpen(transaction, ids)) await giveUp(transaction, session_id, now);
  const shares = shareOut(
    ore,
    items.map(item => item.amount_ore),
  );
  for (const [index, item] of items.entries())
    await payItem(transaction, session, item, shares[index] ?? 0, now);
}

/**
 * Divides an amount over the amounts due, in their order. The last one also gets the rest, so that the whole amount is
 * booked.
 */
export function shareOut(amount: number, amounts: readonly number[]): number[] {
  let left = amount;
  return amounts.map((due, index) => {
    const share = index === amounts.length - 1 ? left : Math.min(left, due);
    left -= share;
    return share;
  });
}

async function payItem(
  transaction: Transaction<Database>,
  session: Session,
  item: Pick<
    Selectable<BillingItemsTable>,
    'billing_item_id' | 'amount_due_ore' | 'invoice_number' | 'payments'
  >,
  ore: number,
  now: Date,
): Promise<void> {
  if (ore === 0) return;
  const amount_due_ore = Math.max(0, item.amount_due_ore - ore);
  const payment = { paidAt: now.toISOString(), amount: fromOre(ore), method: 'Betalingskort' };
  await transaction
    .updateTable('billing_items')
    .set({
      amount_due_ore,
      status: amount_due_ore === 0 ? 'Paid' : 'PartiallyPaid',
      payments: JSON.stringify([...item.payments, payment]),
    })
    .where('billing_item_id', '=', item.billing_item_id)
    .execute();
  await writeAuditEntry(transaction, {
    customerId: session.customer_id,
    actorId: session.user_id,
    at: now,
    correlationId: session.correlation_id,
    action: 'PaymentReceived',
    subject: item.invoice_number,
    about: { kind: 'BillingItem', id: item.billing_item_id },
    before: { values: [formatMoney(fromOre(item.amount_due_ore))] },
    after: { values: [formatMoney(fromOre(amount_due_ore))] },
  });
}

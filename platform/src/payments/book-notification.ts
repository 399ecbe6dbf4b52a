import type { Selectable, Transaction } from 'kysely';
import { formatMoney } from 'shared/format/money';
import { money } from '../kernel/money.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { PaymentSessionsTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';
import { merchantAccount, type NotificationItem } from './notification.ts';

type Session = Selectable<PaymentSessionsTable>;

/**
 * Writes down what the provider told, with all that follows from it, in one transaction. A second time, or of a payment
 * that is not ours, nothing follows. Money counts whenever it comes: also after a refusal, and for a payment that was
 * taken back; a refusal counts only while the payment is open.
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
  else if (session.state === 'Pending')
    await settle(transaction, session, item.reason === 'Cancelled' ? 'Cancelled' : 'Refused', now);
}

/** Item before session, as whoever begins a payment does: in the other order the two could wait for each other. */
async function lockPayment(
  transaction: Transaction<Database>,
  sessionId: string,
): Promise<Session | undefined> {
  const sessions = transaction.selectFrom('payment_sessions').where('session_id', '=', sessionId);
  await transaction
    .selectFrom('billing_items')
    .where('billing_item_id', 'in', sessions.select('billing_item_id'))
    .select('billing_item_id')
    .forUpdate()
    .execute();
  return sessions.selectAll().forUpdate().executeTakeFirst();
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

async function bookMoney(
  transaction: Transaction<Database>,
  session: Session,
  ore: number,
  now: Date,
): Promise<void> {
  await settle(transaction, session, 'Paid', now);
  const { billing_item_id } = session;
  const item = await transaction
    .selectFrom('billing_items')
    .where('billing_item_id', '=', billing_item_id)
    .select(['amount_due_ore', 'invoice_number', 'payments'])
    .executeTakeFirstOrThrow();
  const amount_due_ore = Math.max(0, item.amount_due_ore - ore);
  const payment = { paidAt: now.toISOString(), amount: money(ore), method: 'Betalingskort' };
  await transaction
    .updateTable('billing_items')
    .set({
      amount_due_ore,
      status: amount_due_ore === 0 ? 'Paid' : 'PartiallyPaid',
      payments: JSON.stringify([...item.payments, payment]),
    })
    .where('billing_item_id', '=', billing_item_id)
    .execute();
  await writeAuditEntry(transaction, {
    ...{ customerId: session.customer_id, actorId: session.user_id, at: now },
    correlationId: session.correlation_id,
    action: 'PaymentReceived',
    subject: item.invoice_number,
    before: { values: [formatMoney(money(item.amount_due_ore))] },
    after: { values: [formatMoney(money(amount_due_ore))] },
  });
}

async function settle(
  transaction: Transaction<Database>,
  { session_id }: Session,
  state: 'Paid' | 'Refused' | 'Cancelled',
  settled_at: Date,
): Promise<void> {
  await transaction
    .updateTable('payment_sessions')
    .set({ state, settled_at })
    .where('session_id', '=', session_id)
    .execute();
}

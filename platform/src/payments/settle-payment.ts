import type { Kysely } from 'kysely';
import type { PaymentState } from 'shared/contracts/payment';
import type { Database } from '../database/tables.ts';

/** Ends a payment, so that its invoices can be paid by another one. An ended payment can only change to paid. */
export async function settlePayment(
  db: Kysely<Database>,
  sessionId: string,
  state: Exclude<PaymentState, 'Pending'>,
  settled_at: Date,
): Promise<void> {
  let session = db.updateTable('payment_sessions').where('session_id', '=', sessionId);
  if (state !== 'Paid') session = session.where('state', '=', 'Pending');
  await session.set({ state, settled_at }).execute();
  await db
    .updateTable('payment_items')
    .set({ is_open: false })
    .where('session_id', '=', sessionId)
    .where('is_open', '=', true)
    .execute();
}

/** Cancels an open payment. Notifications about it still count, because money received must be booked. */
export async function giveUp(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await settlePayment(db, sessionId, 'Cancelled', now);
}

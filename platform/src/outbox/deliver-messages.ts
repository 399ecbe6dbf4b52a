import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OutboxMessagesTable } from '../database/tables/system.ts';
import type { Database } from '../database/tables.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { lockSharedWork } from './shared-work.ts';
import { toMessage, type StoredMessage } from './messages.ts';

/** The outcome of a delivery: accepted, permanently rejected, or to be retried. */
export type Delivery = 'sent' | 'refused' | 'try-again';

/**
 * Hands a message to the mail or text-message system. The same message may be delivered again with the same id: use it
 * as the mail's Message-ID or as the system's idempotency key. If it throws, the delivery is retried.
 *
 * @param signal aborted after a timeout; the message is then retried
 */
export type Deliver = (message: StoredMessage, signal: AbortSignal) => Promise<Delivery>;

/** Timeout per message, in milliseconds. */
const deliveryTimeout = 10_000;

/**
 * Delivers due messages, the oldest first, each in its own transaction. Several processes may do this concurrently:
 * each skips messages locked by others. After a crash between sending and recording it, the message is sent again with
 * the same id, so none is lost.
 */
export async function deliverMessages(
  db: Kysely<Database>,
  queue: DeliveryQueue,
  deliver: Deliver,
): Promise<void> {
  const next = (transaction: Transaction<Database>) => deliverNext(transaction, queue, deliver);
  let found = true;
  while (found) found = await db.transaction().execute(next);
}

async function deliverNext(
  transaction: Transaction<Database>,
  queue: DeliveryQueue,
  deliver: Deliver,
): Promise<boolean> {
  await lockSharedWork(transaction, 'message delivery');
  const due = await queue.take(transaction);
  if (!due) return false;
  const row = await findWaiting(transaction, due.messageId);
  if (!row) {
    await due.done();
    return true;
  }
  const delivery = await handOver(toMessage(row), deliver);
  if (delivery === 'try-again') await due.tryAgainLater();
  else await due.done();
  if (delivery === 'sent') await markSent(transaction, row.id);
  else if (delivery === 'refused' || due.isLastAttempt) await markFailed(transaction, row);
  return true;
}

/** Undefined if it was withdrawn (its invitation is gone) or already sent (it was queued twice). */
function findWaiting(transaction: Transaction<Database>, id: number) {
  return transaction
    .selectFrom('outbox_messages')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The transaction stays open meanwhile, so a mail system that does not answer must not block it. */
async function handOver(message: StoredMessage, deliver: Deliver): Promise<Delivery> {
  const signal = AbortSignal.timeout(deliveryTimeout);
  const tooLate = new Promise<Delivery>(resolve => {
    signal.addEventListener('abort', () => {
      resolve('try-again');
    });
  });
  return Promise.race([deliver(message, signal).catch((): Delivery => 'try-again'), tooLate]);
}

async function markSent(transaction: Transaction<Database>, id: number): Promise<void> {
  await transaction
    .updateTable('outbox_messages')
    .set({ sent_at: new Date() })
    .where('id', '=', id)
    .execute();
}

async function markFailed(
  transaction: Transaction<Database>,
  { id, invitation_id, esim_link_id }: Selectable<OutboxMessagesTable>,
): Promise<void> {
  await transaction
    .updateTable('outbox_messages')
    .set({ failed_at: new Date() })
    .where('id', '=', id)
    .execute();
  const isUndeliverable = { is_undeliverable: true };
  if (invitation_id !== null)
    await transaction
      .updateTable('invitations')
      .set(isUndeliverable)
      .where('invitation_id', '=', invitation_id)
      .execute();
  if (esim_link_id !== null)
    await transaction
      .updateTable('esim_links')
      .set(isUndeliverable)
      .where('link_id', '=', esim_link_id)
      .execute();
}

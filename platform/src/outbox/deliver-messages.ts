import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OutboxMessagesTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { holdInHand } from './in-hand.ts';
import { toMessage, type StoredMessage } from './messages.ts';

/** What became of a message: taken over, turned away for good, or to be tried again. */
export type Delivery = 'sent' | 'refused' | 'try-again';

/**
 * Hands a message to the mail or text-message system. The same message can come again, under the same id: use the
 * id as the mail's Message-ID, or as the system's own key against doubles. A failure is a delivery to be tried again.
 *
 * @param signal aborted when it takes too long; then the message is tried again later
 */
export type Deliver = (message: StoredMessage, signal: AbortSignal) => Promise<Delivery>;

/** How long the mail system may take over one message, in milliseconds. */
const longest = 10_000;

/**
 * Delivers what is due, the oldest first, each in a transaction of its own. Several processes may do so at once: a
 * message that one has in hand is skipped by the others. A crash between sending and noting it sends the message
 * again under the same id, never not at all.
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
  await holdInHand(transaction, 'message delivery');
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
  if (delivery === 'sent') await noteSent(transaction, row.id);
  else if (delivery === 'refused' || due.isLastAttempt) await noteGivenUp(transaction, row);
  return true;
}

/** Nothing when it was taken back (its invitation is gone) or sent already (it was lined up twice). */
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

/** The transaction is open meanwhile, so a mail system that says nothing must not hold it. */
async function handOver(message: StoredMessage, deliver: Deliver): Promise<Delivery> {
  const signal = AbortSignal.timeout(longest);
  const tooLate = new Promise<Delivery>(resolve => {
    signal.addEventListener('abort', () => {
      resolve('try-again');
    });
  });
  return Promise.race([deliver(message, signal).catch((): Delivery => 'try-again'), tooLate]);
}

async function noteSent(transaction: Transaction<Database>, id: number): Promise<void> {
  await transaction
    .updateTable('outbox_messages')
    .set({ sent_at: new Date() })
    .where('id', '=', id)
    .execute();
}

async function noteGivenUp(
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

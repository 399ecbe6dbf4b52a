import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { OutboxMessagesTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';
import { toMessage, type StoredMessage } from './outbox.ts';

/** What became of a message: taken over, turned away for good, or to be tried again. */
export type Delivery = 'sent' | 'refused' | 'try-again';

/**
 * Hands a message to the mail or text-message system. The same message can come again, under the same id: use the
 * id as the mail's Message-ID, or as the system's own key against doubles.
 */
export type Deliver = (message: StoredMessage) => Promise<Delivery>;

const mostAttempts = 6;

/**
 * Sends what waits in the outbox, the oldest first, each in a transaction of its own. Several processes may do so at
 * once: a message that one has in hand is skipped by the others. A crash between sending and noting it sends the
 * message again under the same id, never not at all.
 *
 * @param now real time, which the waiting between attempts is measured in
 */
export async function deliverMessages(db: Kysely<Database>, deliver: Deliver, now: Date): Promise<void> {
  let found = true;
  while (found) found = await db.transaction().execute(transaction => deliverNext(transaction, deliver, now));
}

async function deliverNext(
  transaction: Transaction<Database>,
  deliver: Deliver,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('outbox_messages')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql<boolean>`(next_attempt_at is null or next_attempt_at <= ${now})`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return false;
  const delivery = await deliver(toMessage(row)).catch((): Delivery => 'try-again');
  await note(transaction, row, delivery, now);
  return true;
}

async function note(
  transaction: Transaction<Database>,
  row: Selectable<OutboxMessagesTable>,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  const attempts = row.attempts + 1;
  const isGivenUp = delivery === 'refused' || (delivery === 'try-again' && attempts >= mostAttempts);
  await transaction
    .updateTable('outbox_messages')
    .set({
      attempts,
      sent_at: delivery === 'sent' ? now : null,
      failed_at: isGivenUp ? now : null,
      next_attempt_at: new Date(now.getTime() + 10_000 * 2 ** attempts),
    })
    .where('id', '=', row.id)
    .execute();
  if (isGivenUp && row.invitation_id !== null) {
    await transaction
      .updateTable('invitations')
      .set({ is_undeliverable: true })
      .where('invitation_id', '=', row.invitation_id)
      .execute();
  }
}

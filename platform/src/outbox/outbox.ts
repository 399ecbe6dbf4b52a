import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { deliverMessages, type Deliver } from './deliver-messages.ts';
import { openDeliveryQueue } from './delivery-queue.ts';
import { doAll } from './in-hand.ts';
import type { OutboxMessage } from './messages.ts';

/** Whose link a message carries: it is told when that cannot be delivered, and can take it back until then. */
export type CarriedLink = { invitation_id: string } | { esim_link_id: string };

/** Mails and text messages on their way: one table, and the queue that says when which is delivered. */
export interface Outbox {
  /**
   * Puts a message in the outbox. Pass the transaction of the change that causes it: then there is
   * no message without its change, and no change without its message.
   *
   * @param carried whose link the message carries, if it does: told when it cannot be delivered
   */
  put(db: Kysely<Database>, message: OutboxMessage, now: Date, carried?: CarriedLink): Promise<void>;
  /** Hands over everything that is due (deliver-messages.ts). */
  deliver(deliver: Deliver): Promise<void>;
  /** Hands over everything that is due, and waits for what other processes have in hand: then `readOutbox` shows it. */
  deliverAll(deliver: Deliver): Promise<void>;
  close(): Promise<void>;
}

/** Opens the outbox of a migrated database. Close it before the database. */
export async function openOutbox(database: Omit<OpenDatabase, 'close'>): Promise<Outbox> {
  const queue = await openDeliveryQueue(database);
  const deliver = (handOver: Deliver) => deliverMessages(database.db, queue, handOver);
  return {
    async put(db, { to, channel, subject, text, links }, now, carried) {
      const { id } = await db
        .insertInto('outbox_messages')
        .values({
          recipient: to,
          channel,
          subject,
          body: text,
          links: JSON.stringify(links),
          created_at: now,
          ...carried,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queue.add(db, id);
    },
    deliver,
    deliverAll: handOver => doAll(database.db, 'message delivery', () => deliver(handOver)),
    close: () => queue.close(),
  };
}

/** Takes back what has not been sent: a message with a link that is dead is not worth sending. */
export async function cancelMessages(transaction: Kysely<Database>, carried: CarriedLink): Promise<void> {
  await transaction
    .deleteFrom('outbox_messages')
    .where(where => where.and(carried))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

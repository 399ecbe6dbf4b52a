import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { deliverMessages, type Deliver } from './deliver-messages.ts';
import { openDeliveryQueue } from './delivery-queue.ts';
import { processAll } from './shared-work.ts';
import type { OutboxMessage } from './messages.ts';

/**
 * The owner of the link in a message: updated if the message cannot be delivered, and able to withdraw it until it is
 * sent.
 */
export type CarriedLink = { invitation_id: string } | { esim_link_id: string };

/** Outgoing mails and text messages: a table, and the queue that determines when each is delivered. */
export interface Outbox {
  /**
   * Puts a message in the outbox. Pass the transaction of the change that causes it, so that either both are committed
   * or neither is.
   *
   * @param carried owner of the link in the message, if it has one; updated if the message cannot be delivered
   */
  put(db: Kysely<Database>, message: OutboxMessage, now: Date, carried?: CarriedLink): Promise<void>;
  /** Delivers all due messages (deliver-messages.ts). */
  deliver(deliver: Deliver): Promise<void>;
  /**
   * Delivers all due messages, and waits for those other processes are working on, so that `readOutbox` returns them.
   */
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
    deliverAll: handOver => processAll(database.db, 'message delivery', () => deliver(handOver)),
    close: () => queue.close(),
  };
}

/** Withdraws messages that have not been sent and whose link is no longer valid. */
export async function cancelMessages(transaction: Kysely<Database>, carried: CarriedLink): Promise<void> {
  await transaction
    .deleteFrom('outbox_messages')
    .where(where => where.and(carried))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

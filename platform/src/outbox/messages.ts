import type { Kysely, Selectable } from 'kysely';
import type { OutboxMessagesTable } from '../database/tables/system.ts';
import type { Database } from '../database/tables.ts';

/** A mail or a text message to a person. */
export interface OutboxMessage {
  /** An e-mail address or a phone number. */
  to: string;
  channel: 'mail' | 'text';
  /** Empty for text messages. */
  subject: string;
  text: string;
  /** URLs of the links in the text. */
  links: string[];
}

/** A message of the outbox, with an id that stays the same each time it is sent. */
export interface StoredMessage extends OutboxMessage {
  id: string;
}

/** All sent messages, the oldest first. */
export async function readOutbox(db: Kysely<Database>): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .where('sent_at', 'is not', null)
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(toMessage);
}

/**
 * Converts a row to a message. The time is part of the id, because a recreated database starts counting from one again.
 */
export function toMessage(row: Selectable<OutboxMessagesTable>): StoredMessage {
  const { recipient, channel, subject, body, links } = row;
  const id = `${String(row.id)}.${String(row.created_at.getTime())}`;
  return { id, to: recipient, channel, subject, text: body, links: JSON.parse(links) as string[] };
}

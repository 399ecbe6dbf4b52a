import type { Kysely, Selectable } from 'kysely';
import type { OutboxMessagesTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';

/** A mail or a text message to a person. */
export interface OutboxMessage {
  /** An e-mail address or a phone number. */
  to: string;
  channel: 'mail' | 'text';
  /** Empty for a text message. */
  subject: string;
  text: string;
  /** The addresses that the text links to. */
  links: string[];
}

/** A message of the outbox, under the id that it keeps however often it is sent. */
export interface StoredMessage extends OutboxMessage {
  id: string;
}

/**
 * Puts a message in the outbox. Pass the transaction of the change that causes it: then there is
 * no message without its change, and no change without its message. The relay sends it (deliver-messages.ts).
 *
 * @param invitationId the invitation that the message carries, if it does: told when it cannot be delivered
 */
export async function putInOutbox(
  db: Kysely<Database>,
  message: OutboxMessage,
  now: Date,
  invitationId?: string,
): Promise<void> {
  const { to, channel, subject, text, links } = message;
  await db
    .insertInto('outbox_messages')
    .values({
      recipient: to,
      channel,
      subject,
      body: text,
      links: JSON.stringify(links),
      created_at: now,
      invitation_id: invitationId ?? null,
    })
    .execute();
}

/** Every message that was sent, the oldest first. */
export async function readOutbox(db: Kysely<Database>): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .where('sent_at', 'is not', null)
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(toMessage);
}

/** A row as a message. The moment is part of the id, because a database made anew counts from one again. */
export function toMessage(row: Selectable<OutboxMessagesTable>): StoredMessage {
  const { recipient, channel, subject, body, links } = row;
  const id = `${String(row.id)}.${String(row.created_at.getTime())}`;
  return { id, to: recipient, channel, subject, text: body, links: JSON.parse(links) as string[] };
}

import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** A value that differs after any change: every change writes an audit log entry, and most a message. */
export async function countChanges(db: Kysely<Database>): Promise<string> {
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('audit_log').select(fn.countAll<number>().as('n')).as('entries'),
      selectFrom('outbox_messages').select(fn.countAll<number>().as('n')).as('messages'),
    ])
    .executeTakeFirstOrThrow();
  return JSON.stringify(counts);
}

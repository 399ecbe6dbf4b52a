import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

const restored = ['memberships', 'membership_accounts', 'invitations', 'audit_log'];

/**
 * Resets people, invitations and audit log to the demo data, and empties the outbox. Much faster than loading all demo
 * data, for tests that change nothing else.
 */
export async function restorePeople(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql
      .raw(
        `truncate ${restored.join(', ')}, subscription_views, notification_reads, outbox_messages, idempotency_keys`,
      )
      .execute(transaction);
    await sql`delete from users where user_id not in (select user_id from demo.users)`.execute(transaction);
    for (const table of restored) {
      await sql.raw(`insert into ${table} select * from demo.${table}`).execute(transaction);
    }
  });
}

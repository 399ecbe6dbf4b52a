import { sql, type Kysely } from 'kysely';

/** Attempts and the waiting between them are the delivery queue's, which keeps them in tables of its own. */
export const deliveryQueueMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table outbox_messages drop attempts, drop next_attempt_at`.execute(db);
  },
};

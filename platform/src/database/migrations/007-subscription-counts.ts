import { sql, type Kysely } from 'kysely';

/** The overview counts a customer's subscriptions by each filter: from the index alone, without the rows. */
export const subscriptionCountsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index subscriptions_by_kind on subscriptions (customer_id, account_id, type, status)`.execute(
      db,
    );
  },
};

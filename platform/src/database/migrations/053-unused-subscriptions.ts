import { sql, type Kysely } from 'kysely';

/** Since when a subscription has not been used; few are. */
export const unusedSubscriptionsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table subscriptions add column unused_since date`.execute(db);
    await sql`create index subscriptions_unused on subscriptions (customer_id, unused_since)
      where unused_since is not null`.execute(db);
  },
};

import { sql, type Kysely } from 'kysely';

/** Numbers kept for who chose them, and numbers of new subscriptions far from those of the demo data. */
export const newSubscriptionsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table number_reservations (
    number text primary key,
    customer_id text not null,
    user_id text not null,
    reserved_until timestamptz not null
  )`,
  `create index subscriptions_number on subscriptions (local_number) where local_number is not null`,
  `create sequence subscription_numbers start 5000000001`,
  // Telephone numbers in Denmark do not begin with 1.
  `create sequence data_numbers start 19000001`,
];

import { sql, type Kysely } from 'kysely';

/** The subscriptions that a person uses are found by their e-mail. */
export const ownSubscriptionsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create index subscriptions_email on subscriptions (customer_id, lower(email)) where email is not null`,
      )
      .execute(db);
  },
};

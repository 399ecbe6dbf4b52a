import { migrationOf } from '../migration-of.ts';

/** Numbers kept for who chose them, and numbers of new subscriptions far from those of the demo data. */
export const newSubscriptionsMigration = migrationOf([
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
]);

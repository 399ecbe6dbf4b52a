import { migrationOf } from '../migration-of.ts';

/** The subscriptions that a person uses are found by their e-mail. */
export const ownSubscriptionsMigration = migrationOf([
  `create index subscriptions_email on subscriptions (customer_id, lower(email)) where email is not null`,
]);

import { migrationOf } from '../migration-of.ts';

/** Finds the subscriptions to end each minute, of all customers. */
export const terminatedSubscriptionsMigration = migrationOf([
  `create index subscriptions_terminated on subscriptions (future_cancellation_date)
    where future_cancellation_date is not null and status <> 'Cancelled'`,
]);

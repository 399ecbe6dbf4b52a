import { migrationOf } from '../migration-of.ts';

/** The overview counts a customer's subscriptions by each filter: from the index alone, without the rows. */
export const subscriptionCountsMigration = migrationOf([
  `create index subscriptions_by_kind on subscriptions (customer_id, account_id, type, status)`,
]);

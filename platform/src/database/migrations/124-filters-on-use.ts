import { migrationOf } from '../migration-of.ts';

/** Those that a filter on use lets through have an index of their own in the overview's order, which counts them as well. */
export const filtersOnUseMigration = migrationOf([
  `drop index subscriptions_near_limit`,
  `create index subscriptions_near_limit on subscriptions (customer_id, sort_name, subscription_id)
    include (account_id, type, status) where data_used_percent >= 80`,
  `drop index subscriptions_unused`,
  `create index subscriptions_unused on subscriptions (customer_id, sort_name, subscription_id)
    include (account_id, type, status, unused_since) where unused_since is not null and status = 'Active'`,
]);

import { migrationOf } from '../migration-of.ts';

/** Since when a subscription has not been used; few are. */
export const unusedSubscriptionsMigration = migrationOf([
  `alter table subscriptions add column unused_since date`,
  `create index subscriptions_unused on subscriptions (customer_id, unused_since)
    where unused_since is not null`,
]);

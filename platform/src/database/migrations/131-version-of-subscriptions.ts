import { migrationOf } from '../migration-of.ts';

/** Counts the edits of who uses a subscription: one of an older version is refused. */
export const versionOfSubscriptionsMigration = migrationOf([
  `alter table subscriptions add column version integer not null default 1`,
]);

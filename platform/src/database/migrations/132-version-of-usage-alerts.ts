import { migrationOf } from '../migration-of.ts';

/** Counts the edits of an alert of usage: one of an older version is refused. */
export const versionOfUsageAlertsMigration = migrationOf([
  `alter table usage_alerts add column version integer not null default 1`,
]);

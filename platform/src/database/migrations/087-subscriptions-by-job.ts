import { migrationOf } from '../migration-of.ts';

/** A job may create subscriptions as well: its rows keep what is wanted, and have no subscription before. */
export const subscriptionsByJobMigration = migrationOf([
  `alter table bulk_job_rows alter column subscription_id drop not null`,
  `alter table bulk_job_rows add column wanted jsonb`,
  `alter table bulk_job_rows add check (subscription_id is not null or wanted is not null)`,
]);

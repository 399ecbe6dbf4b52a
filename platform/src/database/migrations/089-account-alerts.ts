import { migrationOf } from '../migration-of.ts';

/**
 * Alerts of usage on a billing account. They told of a subscription of it, which then stands in the key of what was told,
 * or of all together, where nothing stands there.
 */
export const accountAlertsMigration = migrationOf([
  `alter table usage_alerts
    alter column subscription_id drop not null,
    add column account_id text,
    add constraint usage_alerts_of_one check (num_nonnulls(subscription_id, account_id) = 1),
    add constraint usage_alerts_of_account unique (account_id, metric, threshold)`,
  `alter table usage_alert_firings
    add column subscription_id text not null default '',
    add column job_ids jsonb,
    drop constraint usage_alert_firings_pkey,
    add primary key (alert_id, metric, threshold, period, subscription_id)`,
]);

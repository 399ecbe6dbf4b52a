import { migrationOf } from '../migration-of.ts';

/** Alerts of usage: what they watch and whom they tell, and when they told. */
export const usageAlertsMigration = migrationOf([
  `create table usage_alerts (
    alert_id text primary key,
    customer_id text not null,
    subscription_id text not null,
    metric text not null,
    threshold integer not null,
    recipients jsonb not null,
    barring text,
    set_by text not null,
    set_by_name text not null,
    set_at timestamptz not null,
    correlation_id text not null,
    next_check_at timestamptz not null,
    unique (subscription_id, metric, threshold))`,
  `create index usage_alerts_to_check on usage_alerts (next_check_at, alert_id)`,
  // The rule that nobody is told of a limit twice in a period.
  `create table usage_alert_firings (
    alert_id text not null references usage_alerts on delete cascade,
    metric text not null,
    threshold integer not null,
    period text not null,
    fired_at timestamptz not null,
    barring_result text,
    order_id text,
    primary key (alert_id, metric, threshold, period))`,
]);

import type { UsageAlert } from 'shared/contracts/usage-alert';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { UsageAlertFiringsTable, UsageAlertsTable } from '../database/tables/usage-alerts.ts';
import type { Database } from '../database/tables.ts';
import type { AlertOwner } from './alert-owner.ts';

type Firing = Selectable<
  Pick<UsageAlertFiringsTable, 'period' | 'barring_result' | 'order_id' | 'job_ids'>
> & {
  fired_at: string;
  subscription_count: number;
};

type StoredAlert = UsageAlert & { readonly version: number };

/** Alerts on a subscription or a billing account, ordered by what they watch; optionally only the one with an id. */
export async function findUsageAlerts(
  db: Kysely<Database>,
  owner: AlertOwner,
  alertId?: string,
): Promise<StoredAlert[]> {
  const rows = await db
    .selectFrom('usage_alerts as a')
    .where(where =>
      'accountId' in owner
        ? where('a.account_id', '=', owner.accountId)
        : where('a.subscription_id', '=', owner.subscriptionId),
    )
    .$if(alertId !== undefined, query => query.where('a.alert_id', '=', alertId ?? ''))
    .selectAll('a')
    .select(
      // For accounts, one alert message has a row per subscription.
      sql<Firing | null>`(select to_jsonb(told) from (
          select f.fired_at, f.period, min(f.barring_result) as barring_result, min(f.order_id) as order_id,
            min(f.job_ids::text)::jsonb as job_ids,
            count(*) filter (where f.subscription_id <> '') as subscription_count
          from usage_alert_firings f
          where f.alert_id = a.alert_id and f.metric = a.metric and f.threshold = a.threshold
          group by f.fired_at, f.period order by f.fired_at desc limit 1) told)`.as('firing'),
    )
    .orderBy('a.metric')
    .orderBy('a.threshold')
    .execute();
  return rows.map(toAlert);
}

const toAlert = (row: Selectable<UsageAlertsTable> & { firing: Firing | null }): StoredAlert => ({
  id: row.alert_id,
  metric: row.metric,
  threshold: row.threshold,
  recipients: row.recipients,
  barring: row.barring,
  version: row.version,
  setByName: row.set_by_name,
  lastFired: row.firing && {
    at: new Date(row.firing.fired_at).toISOString(),
    period: row.firing.period,
    barringResult: row.firing.barring_result,
    orderId: row.firing.order_id,
    jobIds: row.firing.job_ids ?? [],
    subscriptionCount: row.firing.subscription_count || null,
  },
});

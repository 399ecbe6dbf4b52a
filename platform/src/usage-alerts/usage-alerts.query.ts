import type { UsageAlert } from 'shared/contracts/usage-alert';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { UsageAlertFiringsTable, UsageAlertsTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';

type Firing = Selectable<Pick<UsageAlertFiringsTable, 'period' | 'barring_result' | 'order_id'>> & {
  fired_at: string;
};

/** Alerts of a subscription, in the order of what they watch; of one id alone where it is given. */
export async function findUsageAlerts(
  db: Kysely<Database>,
  subscriptionId: string,
  alertId?: string,
): Promise<UsageAlert[]> {
  const rows = await db
    .selectFrom('usage_alerts as a')
    .where('a.subscription_id', '=', subscriptionId)
    .$if(alertId !== undefined, query => query.where('a.alert_id', '=', alertId ?? ''))
    .selectAll('a')
    .select(
      sql<Firing | null>`(select to_jsonb(f) from usage_alert_firings f where f.alert_id = a.alert_id
        and f.metric = a.metric and f.threshold = a.threshold order by f.fired_at desc limit 1)`.as('firing'),
    )
    .orderBy('a.metric')
    .orderBy('a.threshold')
    .execute();
  return rows.map(toAlert);
}

const toAlert = (row: Selectable<UsageAlertsTable> & { firing: Firing | null }): UsageAlert => ({
  id: row.alert_id,
  metric: row.metric,
  threshold: row.threshold,
  recipients: row.recipients,
  barring: row.barring,
  setByName: row.set_by_name,
  lastFired: row.firing && {
    at: new Date(row.firing.fired_at).toISOString(),
    period: row.firing.period,
    barringResult: row.firing.barring_result,
    orderId: row.firing.order_id,
  },
});

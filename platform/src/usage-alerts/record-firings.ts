import { sql, type Selectable, type Transaction } from 'kysely';
import type { UsageAlertsTable } from '../database/tables/usage-alerts.ts';
import type { Database } from '../database/tables.ts';
import type { BarringResult } from './alert-messages.ts';

type FiringAlert = Pick<Selectable<UsageAlertsTable>, 'alert_id' | 'metric' | 'threshold'>;

interface Moment {
  period: string;
  now: Date;
}

/** Subject of an alert that is not about individual subscriptions. */
export const ofAll = '';

/** Records the subjects of an alert in a period; returns those that are new. */
export async function recordFirings(
  transaction: Transaction<Database>,
  { alert_id, metric, threshold }: FiringAlert,
  { period, now }: Moment,
  subscriptionIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ subscription_id: string }>`
    insert into usage_alert_firings (alert_id, metric, threshold, period, fired_at, subscription_id)
    select ${alert_id}::text, ${metric}::text, ${threshold}::integer, ${period}::text, ${now}::timestamptz, id
    from unnest(${[...subscriptionIds]}::text[]) as id
    on conflict do nothing returning subscription_id`.execute(transaction);
  return new Set(rows.map(row => row.subscription_id));
}

/** Stores the outcome of the barring for the subjects recorded at this time. */
export async function recordBarring(
  transaction: Transaction<Database>,
  { alert_id, metric, threshold }: FiringAlert,
  { period, now }: Moment,
  barred: { result: BarringResult; orderId?: string; jobIds?: readonly string[] },
): Promise<void> {
  await transaction
    .updateTable('usage_alert_firings')
    .set({
      barring_result: barred.result,
      order_id: barred.orderId ?? null,
      ...(barred.jobIds && { job_ids: JSON.stringify(barred.jobIds) }),
    })
    .where('alert_id', '=', alert_id)
    .where('metric', '=', metric)
    .where('threshold', '=', threshold)
    .where('period', '=', period)
    .where('fired_at', '=', now)
    .execute();
}

import { sql, type NotNull, type Selectable, type SqlBool, type Transaction } from 'kysely';
import type { SubscriptionsTable } from '../database/tables/subscriptions.ts';
import type { UsageAlertsTable } from '../database/tables/usage-alerts.ts';
import type { Database } from '../database/tables.ts';
import { usageColumns, type UsageColumn } from '../usage/usage-of.ts';

type AlertOf<Column extends 'subscription_id' | 'account_id'> = Selectable<UsageAlertsTable> &
  Record<Column, string>;

/** An alert on a subscription, with the data needed to read usage. */
export type DueAlert = AlertOf<'subscription_id'> &
  Pick<Selectable<SubscriptionsTable>, UsageColumn | 'local_number' | 'circuit_id'>;

/** An alert on a billing account. */
export type DueAccountAlert = AlertOf<'account_id'>;

/** Usage is updated every hour. */
const hour = 3_600_000;

/** Time of the next check of an alert. */
export const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hour) + 1) * hour);

/** A time further ahead than the interval was stored before the clock was set back. */
const isDue = (now: Date) =>
  sql<SqlBool>`(a.next_check_at <= ${now} or a.next_check_at > ${new Date(now.getTime() + hour)})`;

/** The next due alert on a subscription, locked; skips alerts locked by other processes. */
export function takeDueAlert(transaction: Transaction<Database>, now: Date): Promise<DueAlert | undefined> {
  return (
    transaction
      .selectFrom('usage_alerts as a')
      .innerJoin('subscriptions as s', 's.subscription_id', 'a.subscription_id')
      .where(isDue(now))
      .selectAll('a')
      .select(usageColumns.map(column => `s.${column}` as const))
      .select(['s.local_number', 's.circuit_id'])
      .$narrowType<{ subscription_id: NotNull }>()
      .orderBy('a.next_check_at')
      .orderBy('a.alert_id')
      .limit(1)
      // Locks the subscription first, as every change does, to avoid deadlocks.
      .forUpdate(['a', 's'])
      .skipLocked()
      .executeTakeFirst()
  );
}

/** The next due alert on a billing account, locked with the account; skips locked ones. */
export function takeDueAccountAlert(
  transaction: Transaction<Database>,
  now: Date,
): Promise<DueAccountAlert | undefined> {
  return transaction
    .selectFrom('usage_alerts as a')
    .innerJoin('accounts as of', 'of.account_id', 'a.account_id')
    .where(isDue(now))
    .selectAll('a')
    .$narrowType<{ account_id: NotNull }>()
    .orderBy('a.next_check_at')
    .orderBy('a.alert_id')
    .limit(1)
    .forNoKeyUpdate(['a', 'of'])
    .skipLocked()
    .executeTakeFirst();
}

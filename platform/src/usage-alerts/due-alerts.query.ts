import { sql, type NotNull, type Selectable, type SqlBool, type Transaction } from 'kysely';
import type { SubscriptionsTable } from '../database/tables-domain.ts';
import type { UsageAlertsTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';

type AlertOf<Column extends 'subscription_id' | 'account_id'> = Selectable<UsageAlertsTable> &
  Record<Column, string>;

/** An alert of a subscription, with what its usage is told by. */
export type DueAlert = AlertOf<'subscription_id'> &
  Pick<
    Selectable<SubscriptionsTable>,
    | 'category'
    | 'status'
    | 'price_plan_information'
    | 'data_used_percent'
    | 'unused_since'
    | 'effective_date'
    | 'top_ups'
    | 'local_number'
    | 'circuit_id'
  >;

/** An alert of a billing account. */
export type DueAccountAlert = AlertOf<'account_id'>;

/** Usage is told anew every hour. */
const hour = 3_600_000;

/** When an alert that was looked at is looked at again. */
export const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hour) + 1) * hour);

/** What lies further ahead than an alert ever waits was noted before the clock was moved back. */
const isDue = (now: Date) =>
  sql<SqlBool>`(a.next_check_at <= ${now} or a.next_check_at > ${new Date(now.getTime() + hour)})`;

/** The next alert of a subscription that is due, locked; what another process has in hand is skipped. */
export function takeDueAlert(transaction: Transaction<Database>, now: Date): Promise<DueAlert | undefined> {
  return (
    transaction
      .selectFrom('usage_alerts as a')
      .innerJoin('subscriptions as s', 's.subscription_id', 'a.subscription_id')
      .where(isDue(now))
      .selectAll('a')
      .select(['s.category', 's.status', 's.price_plan_information', 's.data_used_percent'])
      .select(['s.unused_since', 's.effective_date', 's.top_ups', 's.local_number', 's.circuit_id'])
      .$narrowType<{ subscription_id: NotNull }>()
      .orderBy('a.next_check_at')
      .orderBy('a.alert_id')
      .limit(1)
      // The subscription too, which whoever changes it or its alerts locks first: so nobody waits for each other.
      .forUpdate(['a', 's'])
      .skipLocked()
      .executeTakeFirst()
  );
}

/** The next alert of a billing account that is due, locked with the account; what is in hand elsewhere is skipped. */
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

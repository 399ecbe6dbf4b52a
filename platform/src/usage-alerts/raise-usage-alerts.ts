import type { Kysely, Selectable, Transaction } from 'kysely';
import { barringLabels } from 'shared/format/barring-labels';
import { formatAlertLimit } from 'shared/format/usage-alert';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { danishDay } from '../danish-day.ts';
import type { SubscriptionsTable } from '../database/tables-domain.ts';
import type { UsageAlertsTable } from '../database/tables-system.ts';
import type { Database } from '../database/tables.ts';
import type { ApiContext, MailContext } from '../kernel/api.ts';
import { logError } from '../log-error.ts';
import { doAll, holdInHand } from '../outbox/in-hand.ts';
import { findTopUps } from '../usage/top-ups.query.ts';
import { usageOf } from '../usage/usage-of.ts';
import { alertMessages } from './alert-messages.ts';
import { isReached } from './alert-reached.ts';
import { orderBarring } from './order-barring.ts';

/** What looking at alerts, and telling of them, works with. */
export type AlertContext = MailContext & Pick<ApiContext, 'orderStepSeconds'>;

export type DueAlert = Selectable<UsageAlertsTable> &
  Pick<
    Selectable<SubscriptionsTable>,
    | 'category'
    | 'status'
    | 'price_plan_information'
    | 'data_used_percent'
    | 'unused_since'
    | 'local_number'
    | 'circuit_id'
  >;

/** Usage is told anew every hour. */
const hour = 3_600_000;
/** How long an alert waits that could not be looked at by a fault of ours. */
const retryAfter = 60_000;

/**
 * Looks at every alert whose time has come, and tells of those whose limit is reached, once in a period. That it told,
 * the messages, the order of the barring and the entry in the log are written in one transaction, so that a kill leaves
 * all of them or none; several processes may do so at once.
 *
 * @param signal ends it after the alert in hand: what is left is taken up at the next start
 */
export async function raiseUsageAlerts(context: AlertContext, signal?: AbortSignal): Promise<void> {
  let found = true;
  while (found && signal?.aborted !== true) found = await checkNext(context);
}

/** As `raiseUsageAlerts`, and waits for what another process has in hand: for whoever looks at what it did next. */
export function raiseAllUsageAlerts(context: AlertContext): Promise<void> {
  return doAll(context.db, 'usage alert', () => raiseUsageAlerts(context));
}

async function checkNext(context: AlertContext): Promise<boolean> {
  const now = context.clock.now();
  let alert: DueAlert | undefined;
  try {
    return await context.db.transaction().execute(async transaction => {
      await holdInHand(transaction, 'usage alert');
      alert = await takeNext(transaction, now);
      if (!alert) return false;
      await check(context, transaction, alert, now);
      const nextHour = new Date((Math.floor(now.getTime() / hour) + 1) * hour);
      await checkAgain(transaction, alert, nextHour);
      return true;
    });
  } catch (error) {
    if (!alert) throw error;
    logError(`The alert ${alert.alert_id} could not be looked at.`, error);
    await checkAgain(context.db, alert, new Date(now.getTime() + retryAfter));
    return true;
  }
}

/** What lies further ahead than an alert ever waits was noted before the clock was moved back. */
function takeNext(transaction: Transaction<Database>, now: Date): Promise<DueAlert | undefined> {
  return (
    transaction
      .selectFrom('usage_alerts as a')
      .innerJoin('subscriptions as s', 's.subscription_id', 'a.subscription_id')
      .where(where =>
        where.or([
          where('a.next_check_at', '<=', now),
          where('a.next_check_at', '>', new Date(now.getTime() + hour)),
        ]),
      )
      .selectAll('a')
      .select(['s.category', 's.status', 's.price_plan_information', 's.data_used_percent'])
      .select(['s.unused_since', 's.local_number', 's.circuit_id'])
      .orderBy('a.next_check_at')
      .orderBy('a.alert_id')
      .limit(1)
      // The subscription too, which whoever changes it or its alerts locks first: so nobody waits for each other.
      .forUpdate(['a', 's'])
      .skipLocked()
      .executeTakeFirst()
  );
}

async function checkAgain(db: Kysely<Database>, { alert_id }: DueAlert, next_check_at: Date): Promise<void> {
  await db.updateTable('usage_alerts').set({ next_check_at }).where('alert_id', '=', alert_id).execute();
}

async function check(
  context: AlertContext,
  transaction: Transaction<Database>,
  alert: DueAlert,
  now: Date,
): Promise<void> {
  if (alert.status === 'Cancelled') return;
  const period = danishDay(now).slice(0, 7);
  const topUps = await findTopUps(transaction, alert.subscription_id, period);
  const usage = usageOf({ subscription: alert, period, now, topUps });
  if (!isReached(usage, alert)) return;
  const { alert_id, metric, threshold } = alert;
  const noted = await transaction
    .insertInto('usage_alert_firings')
    .values({ alert_id, metric, threshold, period, fired_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('alert_id')
    .executeTakeFirst();
  if (noted) await tell(context, transaction, alert, usage, now);
}

async function tell(
  { outbox, orderStepSeconds, portalOrigin }: AlertContext,
  transaction: Transaction<Database>,
  alert: DueAlert,
  usage: ReturnType<typeof usageOf>,
  now: Date,
): Promise<void> {
  const { alert_id, customer_id: customerId, subscription_id: subscriptionId, metric, threshold } = alert;
  const by = { customerId, actorId: alert.set_by, correlationId: alert.correlation_id };
  const barred =
    alert.barring === null
      ? undefined
      : await orderBarring(
          { transaction, outbox, orderStepSeconds, now, ...by },
          subscriptionId,
          alert.barring,
        );
  if (barred)
    await transaction
      .updateTable('usage_alert_firings')
      .set({ barring_result: barred.result, order_id: barred.orderId ?? null })
      .where('alert_id', '=', alert_id)
      .where('metric', '=', metric)
      .where('threshold', '=', threshold)
      .where('period', '=', usage.period)
      .execute();
  const number = alert.local_number ?? alert.circuit_id ?? subscriptionId;
  const news = {
    ...{ customerId, subscriptionId, number, metric, threshold, usage, setByName: alert.set_by_name },
    barring: alert.barring && barred ? { label: barringLabels[alert.barring], result: barred.result } : null,
  };
  for (const message of alertMessages(news, alert.recipients, portalOrigin))
    await outbox.put(transaction, message, now);
  await writeAuditEntry(transaction, {
    ...{ ...by, at: now, action: 'UsageAlertSent', subject: number },
    after: { values: [formatAlertLimit(alert), ...alert.recipients] },
  });
}

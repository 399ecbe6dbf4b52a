import type { Transaction } from 'kysely';
import { barringLabels } from 'shared/format/barring-labels';
import { formatAccountAlertLimit } from 'shared/format/usage-alert';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { Database } from '../database/tables.ts';
import { accountAlertMessages } from './account-alert-messages.ts';
import { isReached } from './alert-reached.ts';
import type { AlertContext } from './check-usage-alert.ts';
import type { DueAccountAlert } from './due-alerts.query.ts';
import { measureAccount, type MeasuredSubscription } from './measure-account.ts';
import { recordBarring, recordFirings, ofAll } from './record-firings.ts';
import { orderBarrings } from './order-barrings.ts';

type Measured = Awaited<ReturnType<typeof measureAccount>>;

/**
 * Sends the alert of a billing account if its limit is reached: for an amount once per period; for a share of data once
 * per subscription, with all that reached it since the last check in one message.
 */
export async function checkAccountAlert(
  context: AlertContext,
  transaction: Transaction<Database>,
  alert: DueAccountAlert,
  now: Date,
): Promise<void> {
  const measured = await measureAccount(transaction, alert.account_id, now);
  const reached = reachedOf(measured, alert);
  if (reached.length === 0) return;
  const isAmount = alert.metric === 'ExtraCost';
  const ids = isAmount ? [ofAll] : reached.map(({ subscriptionId }) => subscriptionId);
  const fired = await recordFirings(transaction, alert, { period: measured.period, now }, ids);
  if (fired.size === 0) return;
  const affected = isAmount ? reached : reached.filter(({ subscriptionId }) => fired.has(subscriptionId));
  await tell(context, transaction, alert, { ...measured, affected: affected }, now);
}

/** Affected subscriptions, highest usage first. For an amount, all with costs if the total reaches the limit. */
function reachedOf(
  { subscriptions, extraCost }: Measured,
  { metric, threshold }: DueAccountAlert,
): MeasuredSubscription[] {
  if (metric !== 'ExtraCost') {
    const percent = ({ categories }: MeasuredSubscription) =>
      categories.find(({ code }) => code === metric)?.percent ?? 0;
    return subscriptions
      .filter(each => isReached(each, { metric, threshold }))
      .sort((one, other) => percent(other) - percent(one));
  }
  if (extraCost.value < threshold) return [];
  return subscriptions
    .filter(each => each.extraCost.value > 0)
    .sort((one, other) => other.extraCost.value - one.extraCost.value);
}

async function tell(
  { outbox, orderStepSeconds, portalOrigin }: AlertContext,
  transaction: Transaction<Database>,
  alert: DueAccountAlert,
  { period, extraCost, affected }: Measured & { affected: MeasuredSubscription[] },
  now: Date,
): Promise<void> {
  const { customer_id: customerId, account_id: accountId, metric, threshold, barring } = alert;
  const by = { customerId, actorId: alert.set_by, correlationId: alert.correlation_id };
  const via = { kind: 'UsageAlert' as const };
  const change = { transaction, outbox, orderStepSeconds, now, ...by, via };
  const barred = barring && (await orderBarrings(change, affected, barring));
  if (barred) await recordBarring(transaction, alert, { period, now }, barred);
  const news = {
    customerId,
    accountId,
    metric,
    threshold,
    period,
    extraCost,
    affected,
    setByName: alert.set_by_name,
    barring: barring && barred ? { label: barringLabels[barring], ...barred } : null,
  };
  for (const message of accountAlertMessages(news, alert.recipients, portalOrigin))
    await outbox.put(transaction, message, now);
  await writeAuditEntry(transaction, {
    ...by,
    at: now,
    action: 'UsageAlertSent',
    subject: accountId,
    about: { kind: 'Account', id: accountId },
    after: { values: [formatAccountAlertLimit(alert), ...alert.recipients] },
  });
}

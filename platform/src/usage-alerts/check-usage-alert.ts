import type { Transaction } from 'kysely';
import { barringLabels } from 'shared/format/barring-labels';
import { formatAlertLimit } from 'shared/format/usage-alert';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { danishDay } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { ApiContext, MailContext } from '../kernel/api.ts';
import { usageOf } from '../usage/usage-of.ts';
import { alertMessages } from './alert-messages.ts';
import { isReached } from './alert-reached.ts';
import type { DueAlert } from './due-alerts.query.ts';
import { recordBarring, recordFirings, ofAll } from './record-firings.ts';
import { orderBarring } from './order-barring.ts';

/** Dependencies for checking and sending alerts. */
export type AlertContext = MailContext & Pick<ApiContext, 'orderStepSeconds'>;

/** Sends the alert of a subscription if its limit is reached and it has not been sent in this period. */
export async function checkUsageAlert(
  context: AlertContext,
  transaction: Transaction<Database>,
  alert: DueAlert,
  now: Date,
): Promise<void> {
  if (alert.status === 'Cancelled') return;
  const period = danishDay(now).slice(0, 7);
  const usage = usageOf({ subscription: alert, period, now });
  if (!isReached(usage, alert)) return;
  const fired = await recordFirings(transaction, alert, { period, now }, [ofAll]);
  if (fired.size > 0) await tell(context, transaction, alert, usage, now);
}

async function tell(
  { outbox, orderStepSeconds, portalOrigin }: AlertContext,
  transaction: Transaction<Database>,
  alert: DueAlert,
  usage: ReturnType<typeof usageOf>,
  now: Date,
): Promise<void> {
  const { customer_id: customerId, subscription_id: subscriptionId, metric, threshold } = alert;
  const by = { customerId, actorId: alert.set_by, correlationId: alert.correlation_id };
  const barred =
    alert.barring === null
      ? undefined
      : await orderBarring(
          { transaction, outbox, orderStepSeconds, now, ...by, via: { kind: 'UsageAlert' } },
          subscriptionId,
          alert.barring,
        );
  if (barred) await recordBarring(transaction, alert, { period: usage.period, now }, barred);
  const number = alert.local_number ?? alert.circuit_id ?? subscriptionId;
  const news = {
    customerId,
    subscriptionId,
    number,
    metric,
    threshold,
    usage,
    setByName: alert.set_by_name,
    barring: alert.barring && barred ? { label: barringLabels[alert.barring], result: barred.result } : null,
  };
  for (const message of alertMessages(news, alert.recipients, portalOrigin))
    await outbox.put(transaction, message, now);
  await writeAuditEntry(transaction, {
    ...by,
    at: now,
    action: 'UsageAlertSent',
    subject: number,
    about: { kind: 'Subscription', id: subscriptionId },
    after: { values: [formatAlertLimit(alert), ...alert.recipients] },
  });
}

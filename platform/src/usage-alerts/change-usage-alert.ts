import { randomUUID } from 'node:crypto';
import type { AuditState } from 'shared/contracts/audit-log';
import { MAX_ALERTS, type UsageAlert, type UsageAlertBody } from 'shared/contracts/usage-alert';
import { barringLabels } from 'shared/format/barring-labels';
import { formatAlertLimit } from 'shared/format/usage-alert';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { danishDay } from '../danish-day.ts';
import { deliverableEmail, refuseDeniedDomain } from '../invitations/invitation-email.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/change-context.ts';
import type { Tenant } from '../kernel/guard.ts';
import { nameOf } from '../orders/insert-order.ts';
import { lockSubscription, type LockedSubscription } from '../orders/lock-subscription.ts';
import { findTopUps } from '../usage/top-ups.query.ts';
import { usageOf } from '../usage/usage-of.ts';
import { metricsOf } from './alert-reached.ts';
import { findUsageAlerts } from './usage-alerts.query.ts';

/**
 * Sets an alert on a subscription: a new one, or another limit, other people or another barring for one that is there.
 * Its usage is looked at right after.
 *
 * @param alertId the one to change; undefined for a new one
 * @throws ApiProblem the codes of `usageAlertBody`; 404 for a subscription out of reach and an alert that is not there
 */
export async function setUsageAlert(
  change: ChangeContext,
  tenant: Tenant,
  { subscriptionId, alertId }: { subscriptionId: string; alertId?: string },
  wanted: UsageAlertBody,
): Promise<UsageAlert> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const subscription = await lockSubscription(change, tenant, subscriptionId);
  if (subscription.status === 'Cancelled') throw argumentError('SubscriptionActionNotAllowed');
  const all = await findUsageAlerts(transaction, subscriptionId);
  const before = all.find(({ id }) => id === alertId);
  if (alertId !== undefined && !before) throw notFound();
  await refuseLimit(
    change,
    subscription,
    wanted,
    all.filter(each => each !== before),
  );
  const values = {
    ...{ metric: wanted.metric, threshold: wanted.threshold, barring: wanted.barring },
    recipients: JSON.stringify(await recipientsOf(change, wanted.recipients)),
    ...{ set_by: actorId, set_by_name: await nameOf(transaction, actorId), set_at: now },
    ...{ correlation_id: correlationId, next_check_at: now },
  };
  const id = alertId ?? randomUUID();
  await transaction
    .insertInto('usage_alerts')
    .values({ ...values, alert_id: id, customer_id: customerId, subscription_id: subscriptionId })
    .onConflict(conflict => conflict.column('alert_id').doUpdateSet(values))
    .execute();
  const [alert] = await findUsageAlerts(transaction, subscriptionId, id);
  if (!alert) throw notFound();
  await note(change, subscription, before, alert);
  return alert;
}

/** @throws ApiProblem 404 */
export async function deleteUsageAlert(
  change: ChangeContext,
  tenant: Tenant,
  subscriptionId: string,
  alertId: string,
): Promise<void> {
  const subscription = await lockSubscription(change, tenant, subscriptionId);
  const [before] = await findUsageAlerts(change.transaction, subscriptionId, alertId);
  if (!before) throw notFound();
  await change.transaction.deleteFrom('usage_alerts').where('alert_id', '=', alertId).execute();
  await note(change, subscription, before, undefined);
}

async function refuseLimit(
  { transaction, now }: ChangeContext,
  subscription: LockedSubscription,
  wanted: UsageAlertBody,
  others: readonly UsageAlert[],
): Promise<void> {
  if (others.length >= MAX_ALERTS) throw argumentError('UsageAlertLimitReached');
  if (others.some(each => each.metric === wanted.metric && each.threshold === wanted.threshold))
    throw argumentError('UsageAlertAlreadyThere');
  const period = danishDay(now).slice(0, 7);
  const topUps = await findTopUps(transaction, subscription.subscription_id, period);
  if (!metricsOf(usageOf({ subscription, period, now, topUps })).includes(wanted.metric))
    throw argumentError('UsageAlertNothingToReach');
}

/** As they are stored: each once, and none that no mail reaches. */
async function recipientsOf(
  { transaction, customerId }: ChangeContext,
  entered: readonly string[],
): Promise<string[]> {
  const recipients = entered.map(each => (each.includes('@') ? deliverableEmail(each) : each));
  for (const each of recipients)
    if (each.includes('@')) await refuseDeniedDomain(transaction, customerId, each);
  return [...new Set(recipients)];
}

async function note(
  { transaction, customerId, actorId, correlationId, now }: ChangeContext,
  { subscription_id, local_number, circuit_id }: LockedSubscription,
  before: UsageAlert | undefined,
  after: UsageAlert | undefined,
): Promise<void> {
  await writeAuditEntry(transaction, {
    ...{ customerId, actorId, correlationId, at: now },
    action: 'UsageAlertChanged',
    subject: local_number ?? circuit_id ?? subscription_id,
    ...(before && { before: stateOf(before) }),
    ...(after && { after: stateOf(after) }),
  });
}

function stateOf(alert: Pick<UsageAlert, 'metric' | 'threshold' | 'recipients' | 'barring'>): AuditState {
  const { barring, recipients } = alert;
  const barred = barring === null || barring === 'Unknown' ? [] : [`spær: ${barringLabels[barring]}`];
  return { values: [formatAlertLimit(alert), ...recipients, ...barred] };
}

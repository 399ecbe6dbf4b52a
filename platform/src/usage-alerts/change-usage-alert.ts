import { randomUUID } from 'node:crypto';
import { MAX_ALERTS, type UsageAlert, type UsageAlertBody } from 'shared/contracts/usage-alert';
import { alertState } from '../audit/alert-state.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { deliverableEmail, refuseDeniedDomain } from '../invitations/invitation-email.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { requireVersion } from '../kernel/changes/if-match.ts';
import { nameOf } from '../orders/placing/insert-order.ts';
import { limitAlerts } from './alert-limits.ts';
import { lockOwner, type AlertOwner, type LockedOwner } from './alert-owner.ts';
import { findUsageAlerts } from './usage-alerts.query.ts';

interface SetTarget {
  readonly owner: AlertOwner;
  readonly alertId: string | undefined;
  readonly ifMatch: string | undefined;
}

/**
 * Creates or changes an alert on a subscription or a billing account. Usage is checked right afterwards.
 *
 * @param alertId the alert to change; undefined creates one
 * @param ifMatch the header, for an existing alert
 * @throws ApiProblem the codes of `usageAlertBody`; 404 if the target is out of reach or the alert does not exist; 429
 */
export async function setUsageAlert(
  change: ChangeContext,
  tenant: Tenant,
  { owner, alertId, ifMatch }: SetTarget,
  wanted: UsageAlertBody,
): Promise<UsageAlert> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const locked = await lockOwner(change, tenant, owner);
  if (locked.hasEnded) throw argumentError('SubscriptionActionNotAllowed');
  const all = await findUsageAlerts(transaction, owner);
  const before = all.find(({ id }) => id === alertId);
  if (alertId !== undefined && !before) throw notFound();
  if (before) requireVersion(ifMatch, before.version);
  await refuseLimit(
    locked,
    wanted,
    all.filter(each => each !== before),
  );
  const recipients = await recipientsOf(change, wanted.recipients);
  await limitAlerts(change, recipients);
  const values = {
    metric: wanted.metric,
    threshold: wanted.threshold,
    barring: wanted.barring,
    recipients: JSON.stringify(recipients),
    set_by: actorId,
    set_by_name: await nameOf(transaction, actorId),
    set_at: now,
    correlation_id: correlationId,
    next_check_at: now,
    version: (before?.version ?? 0) + 1,
  };
  const id = alertId ?? randomUUID();
  const of =
    'accountId' in owner ? { account_id: owner.accountId } : { subscription_id: owner.subscriptionId };
  await transaction
    .insertInto('usage_alerts')
    .values({ ...values, ...of, alert_id: id, customer_id: customerId })
    .onConflict(conflict => conflict.column('alert_id').doUpdateSet(values))
    .execute();
  const [alert] = await findUsageAlerts(transaction, owner, id);
  if (!alert) throw notFound();
  await audit(change, locked, before, alert);
  return alert;
}

/** @throws ApiProblem 404; 412 `StaleVersion` */
export async function deleteUsageAlert(
  change: ChangeContext,
  tenant: Tenant,
  { owner, alertId, ifMatch }: SetTarget & { alertId: string },
): Promise<void> {
  const locked = await lockOwner(change, tenant, owner);
  const [before] = await findUsageAlerts(change.transaction, owner, alertId);
  if (!before) throw notFound();
  requireVersion(ifMatch, before.version);
  await change.transaction.deleteFrom('usage_alerts').where('alert_id', '=', alertId).execute();
  await audit(change, locked, before, undefined);
}

async function refuseLimit(
  { metrics }: LockedOwner,
  wanted: UsageAlertBody,
  others: readonly UsageAlert[],
): Promise<void> {
  if (others.length >= MAX_ALERTS) throw argumentError('UsageAlertLimitReached');
  if (others.some(each => each.metric === wanted.metric && each.threshold === wanted.threshold))
    throw argumentError('UsageAlertAlreadyThere');
  if (!(await metrics()).includes(wanted.metric)) throw argumentError('UsageAlertNothingToReach');
}

/** Normalized recipients: without duplicates and undeliverable addresses. */
async function recipientsOf(
  { transaction, customerId }: ChangeContext,
  entered: readonly string[],
): Promise<string[]> {
  const recipients = entered.map(each => (each.includes('@') ? deliverableEmail(each) : each));
  for (const each of recipients)
    if (each.includes('@')) await refuseDeniedDomain(transaction, customerId, each);
  return [...new Set(recipients)];
}

async function audit(
  { transaction, customerId, actorId, correlationId, now }: ChangeContext,
  { owner, subject }: LockedOwner,
  before: UsageAlert | undefined,
  after: UsageAlert | undefined,
): Promise<void> {
  const kind = 'accountId' in owner ? 'Account' : 'Subscription';
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'UsageAlertChanged',
    subject,
    about: { kind, id: 'accountId' in owner ? owner.accountId : owner.subscriptionId },
    ...(before && { before: alertState(before, kind) }),
    ...(after && { after: alertState(after, kind) }),
  });
}

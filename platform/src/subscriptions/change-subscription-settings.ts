import type { SubscriptionSettings } from 'shared/contracts/subscription-settings';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { danishSortKey } from '../database/danish-sort-key.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { requireVersion } from '../kernel/changes/if-match.ts';
import { lockSubscriptionFor } from '../orders/actions/lock-subscription.ts';
import { numberOf, userNameOf } from '../subscription-model/subscription-names.ts';

/**
 * Changes the user of a subscription and its invoice text. Takes effect immediately, without an order.
 *
 * @throws ApiProblem errors of `lockSubscriptionFor`, 412 `StaleVersion`
 */
export async function changeSubscriptionSettings(
  change: ChangeContext,
  tenant: Tenant,
  subscriptionId: string,
  wanted: SubscriptionSettings,
  ifMatch: string | undefined,
): Promise<void> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const row = await lockSubscriptionFor(change, tenant, subscriptionId, 'UserDetails');
  requireVersion(ifMatch, row.version);
  const values = {
    first_name: wanted.firstName || null,
    last_name: wanted.lastName || null,
    email: wanted.email || null,
    employee_id: wanted.employeeId || null,
    invoice_note: wanted.invoiceNote || null,
  };
  const fields = Object.keys(values) as (keyof typeof values)[];
  const changed = fields.filter(field => row[field] !== values[field]);
  if (changed.length === 0) return;
  await transaction
    .updateTable('subscriptions')
    .set({
      ...values,
      version: row.version + 1,
      sort_name: danishSortKey(userNameOf(values) ?? row.name),
    })
    .where('subscription_id', '=', subscriptionId)
    .execute();
  const only = (of: typeof values) => changed.map(field => of[field] ?? '–');
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'SubscriptionChanged',
    subject: numberOf(row),
    about: { kind: 'Subscription', id: subscriptionId },
    before: { values: only(row) },
    after: { values: only(values) },
  });
}

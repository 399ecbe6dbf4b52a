import type { AccountOwnerControls } from 'shared/contracts/account-changes';
import { differingOwnerControls } from 'shared/format/account-labels';
import type { Selectable } from 'kysely';
import type { AccountsTable } from '../database/tables/billing.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import { requireVersion } from '../kernel/changes/if-match.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { placeAccountOrder } from '../orders/placing/place-account-order.ts';
import { ownerControlOf } from './account-rows.ts';
import { lockAccount } from './change-account.ts';

/**
 * Sets what employees may use on the subscriptions of a billing account, and places the order for it.
 *
 * @param ifMatch the header
 * @throws ApiProblem 404, 412 `StaleVersion`
 */
export async function setOwnerControls(
  change: ChangeContext,
  tenant: Tenant,
  accountId: string,
  controls: AccountOwnerControls,
  ifMatch: string | undefined,
): Promise<PlacedOrder> {
  const account = await lockAccount(change.transaction, tenant, accountId);
  requireVersion(ifMatch, account.version);
  await change.transaction
    .updateTable('accounts')
    .set({
      national_usage_allowance: controls.nationalUsageAllowance,
      retail_roaming: controls.retailRoaming,
      roaming_cost_control: controls.roamingCostControl,
      version: account.version + 1,
    })
    .where('account_id', '=', accountId)
    .execute();
  await note(change, account, controls);
  const accountName = account.account_name;
  return placeAccountOrder(change, { type: 'UpdatedOwnerControl', accountId, accountName });
}

/** An entry with the old and new values; the order's own entry only tells that something was set. */
async function note(
  { transaction, customerId, actorId, correlationId, now }: ChangeContext,
  account: Selectable<AccountsTable>,
  controls: AccountOwnerControls,
): Promise<void> {
  const before = ownerControlOf(account);
  const after = differingOwnerControls(controls, before);
  if (after.length === 0) return;
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'AccountChanged',
    subject: account.account_id,
    about: { kind: 'Account', id: account.account_id },
    before: { values: differingOwnerControls(before, controls) },
    after: { values: after },
  });
}

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
  wanted: AccountOwnerControls,
  ifMatch: string | undefined,
): Promise<PlacedOrder> {
  const account = await lockAccount(change.transaction, tenant, accountId);
  requireVersion(ifMatch, account.version);
  await change.transaction
    .updateTable('accounts')
    .set({
      national_usage_allowance: wanted.nationalUsageAllowance,
      retail_roaming: wanted.retailRoaming,
      roaming_cost_control: wanted.roamingCostControl,
      version: account.version + 1,
    })
    .where('account_id', '=', accountId)
    .execute();
  await note(change, account, wanted);
  const accountName = account.account_name;
  return placeAccountOrder(change, { type: 'UpdatedOwnerControl', accountId, accountName });
}

/** An entry with the old and new values; the order's own entry only tells that something was set. */
async function note(
  { transaction, customerId, actorId, correlationId, now }: ChangeContext,
  account: Selectable<AccountsTable>,
  wanted: AccountOwnerControls,
): Promise<void> {
  const held = ownerControlOf(account);
  const after = differingOwnerControls(wanted, held);
  if (after.length === 0) return;
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'AccountChanged',
    subject: account.account_id,
    about: { kind: 'Account', id: account.account_id },
    before: { values: differingOwnerControls(held, wanted) },
    after: { values: after },
  });
}

import type { AccountOwnerControls } from 'shared/contracts/account-changes';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import type { ChangeContext } from '../kernel/change-context.ts';
import { requireVersion } from '../kernel/if-match.ts';
import type { Tenant } from '../kernel/guard.ts';
import { placeAccountOrder } from '../orders/place-account-order.ts';
import { lockAccount } from './change-account.ts';

/**
 * Sets what employees may use on the subscriptions of a billing account, and orders it in the systems behind.
 *
 * @param ifMatch the header
 * @throws ApiProblem 404, 412 `StaleVersion`
 */
export async function setOwnerControls(
  change: ChangeContext,
  tenant: Tenant,
  accountId: string,
  { nationalUsageAllowance, retailRoaming, roamingCostControl }: AccountOwnerControls,
  ifMatch: string | undefined,
): Promise<PlacedOrder> {
  const account = await lockAccount(change.transaction, tenant, accountId);
  requireVersion(ifMatch, account.version);
  await change.transaction
    .updateTable('accounts')
    .set({
      national_usage_allowance: nationalUsageAllowance,
      retail_roaming: retailRoaming,
      roaming_cost_control: roamingCostControl,
      version: account.version + 1,
    })
    .where('account_id', '=', accountId)
    .execute();
  const accountName = account.account_name;
  return placeAccountOrder(change, { type: 'UpdatedOwnerControl', accountId, accountName });
}

import type { NewAccount, PlacedAccountOrder } from 'shared/contracts/account-changes';
import { sql } from 'kysely';
import { firstOfMonth, danishDay } from '../time/danish-day.ts';
import { argumentError } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { placeAccountOrder } from '../orders/placing/place-account-order.ts';
import { accountValues, lockAccount, refuseClosed } from './change-account.ts';

/**
 * Creates a billing account and places the order to set it up. It can be used immediately.
 *
 * @throws ApiProblem 400 `InvalidInvoiceFormatGiven`, `PreferedContactTypeWasNotSelected`; 404 for a root account of
 *   another customer; `TargetAccountIsClosed` for a closed one
 */
export async function createAccount(
  change: ChangeContext,
  tenant: Tenant,
  wanted: NewAccount,
): Promise<PlacedAccountOrder> {
  const { transaction, customerId, now } = change;
  if (!wanted.contactType) throw argumentError('PreferedContactTypeWasNotSelected');
  const root = wanted.rootAccountId ? await lockAccount(transaction, tenant, wanted.rootAccountId) : null;
  if (root) refuseClosed(root);
  const accountId = await nextAccountId(transaction);
  await transaction
    .insertInto('accounts')
    .values({
      ...accountValues(accountId, wanted),
      account_id: accountId,
      customer_id: customerId,
      // Accounts are only one level deep: a child of a child account goes below the same root.
      root_account_id: root?.root_account_id ?? root?.account_id ?? null,
      product_group: wanted.productGroup,
      national_usage_allowance: root?.national_usage_allowance ?? 'NoBlock',
      retail_roaming: root?.retail_roaming ?? 'NoBlock',
      roaming_cost_control: root?.roaming_cost_control ?? 'SoftBlock',
      created_on: danishDay(now),
      bill_cycle_start_date: firstOfMonth(danishDay(now)),
    })
    .execute();
  const { accountName } = wanted;
  return {
    ...(await placeAccountOrder(change, { type: 'CreateAccount', accountId, accountName })),
    accountId,
  };
}

async function nextAccountId(transaction: ChangeContext['transaction']): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('account_numbers') as number`.execute(
    transaction,
  );
  return String(rows[0]?.number);
}

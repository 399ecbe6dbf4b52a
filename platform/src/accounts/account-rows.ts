import type { Account } from 'shared/contracts/account';
import type { Kysely, Selectable } from 'kysely';
import type { AccountsTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/guard.ts';
import { withinTenant } from '../kernel/within-tenant.ts';

/** The billing accounts the caller may see, as alias `a`, joined with the name of their root. */
export function accountsOf(db: Kysely<Database>, tenant: Tenant) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('accounts as root', 'root.account_id', 'a.root_account_id')
    .where(withinTenant(tenant, 'a'));
}

/** A row as the contracts have it. */
export function toAccount(row: Selectable<AccountsTable> & { root_account_name: string | null }): Account {
  return {
    accountId: row.account_id,
    accountName: row.account_name,
    rootAccountId: row.root_account_id,
    rootAccountName: row.root_account_name,
    productGroup: row.product_group,
    address: row.address,
    ownerControl: {
      nationalUsageAllowance: row.national_usage_allowance,
      retailRoaming: row.retail_roaming,
      roamingCostControl: row.roaming_cost_control,
    },
    billCycleFrequency: row.bill_cycle_frequency,
    billCycleStartDate: row.bill_cycle_start_date,
  };
}

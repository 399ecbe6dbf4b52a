import { fromOre } from 'shared/contracts/money';
import type { Account } from 'shared/contracts/account';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { AccountsTable } from '../database/tables/billing.ts';
import type { Database } from '../database/tables.ts';
import { openPart } from '../billing/open-part.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';

/** The billing accounts the caller has access to, as alias `a`, joined with the name of their root. */
export function accountsOf(db: Kysely<Database>, tenant: Tenant) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('accounts as root', 'root.account_id', 'a.root_account_id')
    .where(withinTenant(tenant, 'a'));
}

interface Balance {
  open: number;
  overdue: number;
}

/** The open amount of each account, in øre; on the alias `a`, which already limits access. */
export function balanceOf(today: string): RawBuilder<Balance> {
  return sql<Balance>`(
    select jsonb_build_object('open', coalesce(sum(ore), 0),
      'overdue', coalesce(sum(ore) filter (where part = 'Overdue'), 0))
    from (select b.amount_due_ore as ore, ${openPart(today)} as part
      from billing_items b where b.account_id = a.account_id and b.amount_due_ore <> 0) items
    where part is not null)`;
}

export function toAccount(
  row: Selectable<AccountsTable> & { root_account_name: string | null; balance?: Balance },
): Account {
  const { balance } = row;
  return {
    accountId: row.account_id,
    accountName: row.account_name,
    rootAccountId: row.root_account_id,
    rootAccountName: row.root_account_name,
    productGroup: row.product_group,
    address: row.address,
    ownerControl: ownerControlOf(row),
    billCycleFrequency: row.bill_cycle_frequency,
    billCycleStartDate: row.bill_cycle_start_date,
    createdOn: row.created_on,
    closedOn: row.closed_on,
    ...(balance && {
      balance: {
        invoiceFormat: row.invoice_format,
        open: fromOre(balance.open),
        overdue: fromOre(balance.overdue),
      },
    }),
  };
}

type OwnerControlColumns = 'national_usage_allowance' | 'retail_roaming' | 'roaming_cost_control';

/** What employees may use on an account's subscriptions. */
export function ownerControlOf(row: Pick<Selectable<AccountsTable>, OwnerControlColumns>) {
  return {
    nationalUsageAllowance: row.national_usage_allowance,
    retailRoaming: row.retail_roaming,
    roamingCostControl: row.roaming_cost_control,
  };
}

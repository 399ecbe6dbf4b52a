import type { Kysely } from 'kysely';
import { monthsIn, nextPeriodStart } from '../time/next-period-start.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/access/within-tenant.ts';

/**
 * The first day after today on which a billing period of one of the person's accounts starts; its invoice is issued
 * around that day. Undefined if no account is billed.
 */
export async function nextInvoiceDate(
  db: Kysely<Database>,
  tenant: Tenant,
  accountIds: readonly string[] | undefined,
  today: string,
): Promise<string | undefined> {
  const cycles = await db
    .selectFrom('accounts as a')
    .where(withinTenant(tenant, 'a'))
    .where(oneOfIfGiven('a.account_id', accountIds))
    .where('a.bill_cycle_start_date', 'is not', null)
    .where(where =>
      where.exists(
        where
          .selectFrom('billing_items as b')
          .whereRef('b.account_id', '=', 'a.account_id')
          .select('b.account_id'),
      ),
    )
    .select(['a.bill_cycle_frequency', 'a.bill_cycle_start_date'])
    .distinct()
    .execute();
  return cycles
    .flatMap(({ bill_cycle_frequency, bill_cycle_start_date }) =>
      bill_cycle_frequency === 'Unknown' || bill_cycle_start_date === null
        ? []
        : [nextPeriodStart({ first: bill_cycle_start_date, months: monthsIn(bill_cycle_frequency) }, today)],
    )
    .toSorted()
    .at(0);
}

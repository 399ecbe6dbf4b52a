import type { Kysely } from 'kysely';
import { addMonths } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/guard.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/within-tenant.ts';

const monthsOf = { Monthly: 1, Quarterly: 3 } as const;

/**
 * The first day after today on which a billing period begins at one of the person's accounts; its invoice comes about then.
 * Undefined where no account is billed.
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
        : [nextStart(bill_cycle_start_date, monthsOf[bill_cycle_frequency], today)],
    )
    .toSorted()
    .at(0);
}

/** The first start of a period after a day. Counted from the first one, so that the 31st stays the 31st. */
export function nextStart(first: string, months: number, today: string): string {
  const monthsSince =
    (Number(today.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
    (Number(today.slice(5, 7)) - Number(first.slice(5, 7)));
  const started = Math.max(0, Math.floor(monthsSince / months));
  const candidates = [started, started + 1].map(periods => addMonths(first, periods * months));
  return candidates.find(day => day > today) ?? addMonths(first, (started + 2) * months);
}

import { fromOre } from 'shared/contracts/money';
import type { SpendNumbers } from 'shared/contracts/spend';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/access/within-tenant.ts';
import { isUnused } from '../subscriptions/subscription-search.ts';
import type { Months } from './spend.query.ts';

interface NumberRow {
  subscription_id: string;
  local_number: string | null;
  circuit_id: string | null;
  user_name: string | null;
  name: string;
  account_id: string;
  account_name: string;
}

const numberColumns = sql`s.subscription_id, s.local_number, s.circuit_id, s.name, s.account_id, a.account_name,
  nullif(concat_ws(' ', s.first_name, s.last_name), '') as user_name`;

const toNumber = (row: NumberRow) => ({
  subscriptionId: row.subscription_id,
  msisdn: row.local_number,
  circuitId: row.circuit_id,
  userName: row.user_name,
  productName: row.name,
  accountId: row.account_id,
  accountName: row.account_name,
});

/** The lines of a customer's billing items as rows, with their amount in øre excluding VAT. */
function billedLines(tenant: Tenant, { from, before }: Months, accountIds: readonly string[] | undefined) {
  return sql`
    select line."subscriptionId" as subscription_id, line."subscriptionIds" as subscription_ids,
      round((line."amountExclVat"->>'value')::numeric * 100) as ore
    from billing_items b
    cross join lateral jsonb_to_recordset(b.lines) as line(
      "subscriptionId" text, "subscriptionIds" jsonb, "amountExclVat" jsonb)
    where ${withinTenant(tenant, 'b')} and ${oneOfIfGiven('b.account_id', accountIds)}
      and b.period_from >= ${from}::date and b.period_from < ${before}::date`;
}

/** The numbers with the highest invoiced amounts. A line for several numbers is divided between them. */
export async function findCostliest(
  db: Kysely<Database>,
  tenant: Tenant,
  filter: { months: Months; accountIds: readonly string[] | undefined; limit: number },
): Promise<SpendNumbers['costliest']> {
  const { rows } = await sql<NumberRow & { ore: number }>`
    with lines as (${billedLines(tenant, filter.months, filter.accountIds)}),
    shares as (
      select subscription_id, ore from lines where subscription_id is not null
      union all
      select shared.id, ore / jsonb_array_length(subscription_ids)
      from lines cross join lateral jsonb_array_elements_text(subscription_ids) shared(id)
      where subscription_id is null and jsonb_typeof(subscription_ids) = 'array'
    ),
    sums as (select subscription_id, round(sum(ore))::bigint as ore from shares group by subscription_id)
    select ${numberColumns}, sums.ore
    from sums join subscriptions s using (subscription_id) join accounts a on a.account_id = s.account_id
    where ${withinTenant(tenant, 's')} and sums.ore > 0
    order by sums.ore desc, s.subscription_id limit ${filter.limit}`.execute(db);
  return rows.map(row => ({ ...toNumber(row), total: fromOre(row.ore) }));
}

/**
 * Numbers that cost money but have not been used for a quarter: how many, their total cost, and the most expensive
 * ones.
 */
export async function findUnused(
  db: Kysely<Database>,
  tenant: Tenant,
  filter: { today: string; accountIds: readonly string[] | undefined; limit: number },
): Promise<SpendNumbers['unused']> {
  const { rows } = await sql<
    NumberRow & { unused_since: string; ore: number; count: number; ore_of_all: number }
  >`select ${numberColumns}, s.unused_since, coalesce(s.recurring_rate_ore, 0) as ore,
      count(*) over () as count, coalesce(sum(s.recurring_rate_ore) over (), 0) as ore_of_all
    from subscriptions s join accounts a on a.account_id = s.account_id
    where ${withinTenant(tenant, 's')} and ${oneOfIfGiven('s.account_id', filter.accountIds)} and ${isUnused(filter.today)}
    order by ore desc, s.unused_since, s.subscription_id limit ${filter.limit}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    perMonth: fromOre(rows[0]?.ore_of_all ?? 0),
    items: rows.map(row => ({
      ...toNumber(row),
      unusedSince: row.unused_since,
      perMonth: fromOre(row.ore),
    })),
  };
}

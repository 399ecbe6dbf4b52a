import { fromOre } from 'shared/contracts/money';
import type { Spend, SpendBreakdown } from 'shared/contracts/spend';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { firstOfMonth } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { keptKinds } from '../kernel/lists/kept-counts.ts';
import { oneOfIfGiven } from '../kernel/access/within-tenant.ts';

/** Whole months before the current one: the first day of the oldest month, and of the current one. */
export interface Months {
  from: string;
  before: string;
}

/** The months shown. */
export const monthsBefore = (today: string, count: number): Months => ({
  from: firstOfMonth(today, -count),
  before: firstOfMonth(today),
});

/** Group of a maintained sum, and its name if the key is not enough. */
const groups: Record<SpendBreakdown, { key: RawBuilder<string>; name: RawBuilder<string> }> = {
  Kind: { key: sql`k.type`, name: sql`''` },
  Product: { key: sql`substr(k.status, 9)`, name: sql`''` },
  Account: {
    key: sql`k.account_id`,
    name: sql`(select a.account_name from accounts a where a.account_id = billed.key)`,
  },
};

/** Amounts billed per month and group, from maintained sums; those per account are read only if needed. */
export async function findSpend(
  db: Kysely<Database>,
  tenant: Tenant,
  filter: { months: Months; by: SpendBreakdown; accountIds: readonly string[] | undefined },
): Promise<Spend> {
  const { by, accountIds } = filter;
  const months = monthsIn(filter.months);
  const { key, name } = groups[by];
  const isOfAll = by !== 'Account' && tenant.accountIds === 'all' && accountIds === undefined;
  const kept = keptKinds(isOfAll ? 'spend_by_kind' : 'spend', tenant);
  const { rows } = await sql<Billed>`
    select key, ${name} as name, month, ore::bigint as ore from (
      select ${key} as key, left(k.status, 7) as month, sum(k.total) as ore from (${kept}) k
      where left(k.status, 7) = any(${months}::text[]) and ${oneOfIfGiven('k.account_id', accountIds)}
      group by 1, 2
    ) billed`.execute(db);
  return spendOf(months, by, rows);
}

function monthsIn({ from, before }: Months): string[] {
  const months: string[] = [];
  for (let month = from; month < before; month = firstOfMonth(month, 1)) months.push(month.slice(0, 7));
  return months;
}

interface Billed {
  key: string;
  name: string;
  month: string;
  ore: number;
}

const sumOf = (ore: readonly number[]): number => ore.reduce((sum, each) => sum + each, 0);

/** Sums by month and group as a table, with 0 where nothing was billed. */
export function spendOf(months: readonly string[], by: SpendBreakdown, billed: readonly Billed[]): Spend {
  const groupsByKey = Map.groupBy(billed, ({ key }) => key);
  const oreOf = (rows: readonly Billed[], month: string) =>
    sumOf(rows.filter(row => row.month === month).map(({ ore }) => ore));
  const table = [...groupsByKey]
    .map(([key, rows]) => ({ key, name: rows[0]?.name ?? '', ore: months.map(month => oreOf(rows, month)) }))
    .map(group => ({ ...group, total: sumOf(group.ore) }))
    .sort((one, other) => other.total - one.total || (one.key < other.key ? -1 : 1));
  const totals = months.map((_, index) => sumOf(table.map(({ ore }) => ore[index] ?? 0)));
  return {
    months: [...months],
    by,
    totals: totals.map(fromOre),
    total: fromOre(sumOf(totals)),
    groups: table.map(({ key, name, ore, total }) => ({
      key,
      name,
      amounts: ore.map(fromOre),
      total: fromOre(total),
    })),
  };
}

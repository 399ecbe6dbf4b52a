import type { Spend, SpendBreakdown } from 'shared/contracts/spend';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { firstOfMonth } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { Tenant } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/within-tenant.ts';

/** Whole months before the running one: the first day of the oldest, and of the running one. */
export interface Months {
  from: string;
  before: string;
}

/** The months that are looked back on. */
export const monthsBefore = (today: string, count: number): Months => ({
  from: firstOfMonth(today, -count),
  before: firstOfMonth(today),
});

/** The lines of a customer's billing items as rows, with what they cost in øre without VAT. */
export function billedLines(
  tenant: Tenant,
  { from, before }: Months,
  accountIds: readonly string[] | undefined,
) {
  return sql`
    select to_char(b.period_from, 'YYYY-MM') as month, b.account_id, line.type, line.text,
      line."subscriptionId" as subscription_id, line."subscriptionIds" as subscription_ids,
      round((line."amountExclVat"->>'value')::numeric * 100) as ore
    from billing_items b
    cross join lateral jsonb_to_recordset(b.lines) as line(
      type text, text text, "subscriptionId" text, "subscriptionIds" jsonb, "amountExclVat" jsonb)
    where ${withinTenant(tenant, 'b')} and ${oneOfIfGiven('b.account_id', accountIds)}
      and b.period_from >= ${from}::date and b.period_from < ${before}::date`;
}

/** What a line belongs to, and how that is called where its key does not say. */
const groups: Record<SpendBreakdown, { key: RawBuilder<string>; name: RawBuilder<string> }> = {
  Kind: { key: sql`line.type`, name: sql`''` },
  Product: { key: sql`case when line.type = 'Subscription' then line.text else '' end`, name: sql`''` },
  Account: {
    key: sql`line.account_id`,
    name: sql`(select a.account_name from accounts a where a.account_id = line.account_id)`,
  },
};

/** What was billed in each month, divided as asked for. */
export async function findSpend(
  db: Kysely<Database>,
  tenant: Tenant,
  asked: { months: Months; by: SpendBreakdown; accountIds: readonly string[] | undefined },
): Promise<Spend> {
  const { months, by, accountIds } = asked;
  const { key, name } = groups[by];
  const { rows } = await sql<{ key: string; name: string; month: string; ore: number }>`
    select key, ${name} as name, month, ore::bigint as ore from (
      select ${key} as key, ${by === 'Account' ? sql`line.account_id` : sql`null`} as account_id, month, sum(ore) as ore
      from (${billedLines(tenant, months, accountIds)}) line
      group by 1, 2, 3
    ) line`.execute(db);
  return spendOf(monthsIn(months), by, rows);
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

/** Sums of months and groups as a table, with nought where nothing was billed. */
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
    totals: totals.map(money),
    total: money(sumOf(totals)),
    groups: table.map(({ key, name, ore, total }) => ({
      ...{ key, name, amounts: ore.map(money) },
      total: money(total),
    })),
  };
}

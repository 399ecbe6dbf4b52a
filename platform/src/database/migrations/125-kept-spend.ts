import { sql, type Kysely } from 'kysely';
import { keepingOf } from './122-kept-counts.ts';

/** What was billed for is kept as sums beside the counts: in øre without VAT, by kind of cost, month and product. */
export const keptSpendMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table kept_counts alter total type bigint`.execute(db);
    for (const [list, account] of Object.entries(lists))
      for (const statement of keepingOf(list, { ...spend, kind: [account, ...kind] }))
        await sql.raw(statement).execute(db);
  },
};

const lists = { spend: 'b.account_id', spend_by_kind: `''` };

/** The status is the month, and after it what a subscription is called. */
const kind = [
  'line.type',
  `to_char(b.period_from, 'YYYY-MM') || case when line.type = 'Subscription' then ' ' || line.text else '' end`,
];

const spend = {
  counted: 'billing_items',
  parts: ` cross join lateral jsonb_to_recordset(b.lines) as line(type text, text text, "amountExclVat" jsonb)`,
  amount: `round((line."amountExclVat"->>'value')::numeric * 100)::bigint`,
};

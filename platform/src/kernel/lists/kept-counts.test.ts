import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/database/test-database.ts';

const database = await openTestDatabase('seeded');
after(() => database.close());

interface Kind {
  customer_id: string;
  account_id: string;
  type: string;
  status: string;
  total: number;
}

const kept = async (list: string): Promise<Kind[]> => {
  const { rows } =
    await sql<Kind>`select customer_id, account_id, type, status, sum(total)::bigint as total from kept_counts
    where list = ${list} group by 1, 2, 3, 4 having sum(total) <> 0 order by 1, 2, 3, 4`.execute(database.db);
  return rows;
};

const counted = async (columns: string, table: string, amount = '1'): Promise<Kind[]> => {
  const { rows } = await sql<Kind>`select * from (
    select customer_id, ${sql.raw(columns)}, sum(${sql.raw(amount)})::bigint as total
    from ${sql.raw(table)} group by 1, 2, 3, 4 having sum(${sql.raw(amount)}) <> 0) kinds (customer_id, account_id, type, status, total)
    order by 1, 2, 3, 4`.execute(database.db);
  return rows;
};

/** Lines of billing items, whose amounts are in kroner. */
const billed = [
  `line.value->>'type', to_char(period_from, 'YYYY-MM')
    || case line.value->>'type' when 'Subscription' then ' ' || (line.value->>'text') else '' end`,
  'billing_items cross join lateral jsonb_array_elements(lines) line',
  `round((line.value->'amountExclVat'->>'value')::numeric * 100)`,
] as const;

const lists: Record<string, readonly [columns: string, table: string, amount?: string]> = {
  subscriptions: ['account_id, type, status', 'subscriptions'],
  subscriptions_by_account: [`account_id, '', ''`, 'subscriptions'],
  subscriptions_by_kind: [`'', type, status`, 'subscriptions'],
  orders: [`coalesce(account_id, ''), type, status`, 'orders'],
  orders_by_account: [`coalesce(account_id, ''), '', status`, 'orders'],
  billing_items: ['account_id, document_type, status', 'billing_items'],
  billing_items_by_kind: [`'', document_type, status`, 'billing_items'],
  audit_log: [`'', action, ''`, 'audit_log'],
  spend: [`account_id, ${billed[0]}`, billed[1], billed[2]],
  spend_by_kind: [`'', ${billed[0]}`, billed[1], billed[2]],
};

const assertAllKept = async () => {
  for (const [list, asked] of Object.entries(lists))
    assert.deepEqual(await kept(list), await counted(...asked), list);
};

describe('kept_counts', () => {
  it('equal the counts of each list', assertAllKept);

  it('follow changes of kind and account, and deleted rows', async () => {
    const { db } = database;
    await sql`update subscriptions set status = 'Suspended' where subscription_id like '1001%5'`.execute(db);
    await sql`update billing_items set status = 'Paid' where status = 'Open'`.execute(db);
    await sql`update billing_items set period_from = period_from - 40, lines = lines || lines
      where billing_item_id in (select billing_item_id from billing_items order by 1 limit 50)`.execute(db);
    await sql`update orders set account_id = null where order_id in (select order_id from orders limit 20)`.execute(
      db,
    );
    await sql`delete from orders where status = 'Failed'`.execute(db);
    await assertAllKept();
  });

  it('are compacted regularly, and stay the same', async () => {
    const rows = async () =>
      (await sql<{ n: number }>`select count(*) as n from kept_counts`.execute(database.db)).rows[0]?.n ?? 0;
    const before = await rows();
    for (let turn = 0; turn < 120; turn += 1)
      await sql`update subscriptions set status = ${turn % 2 === 0 ? 'Reserved' : 'Active'}
        where subscription_id = '1001000300'`.execute(database.db);
    assert.ok((await rows()) < before + 240, String(await rows()));
    await assertAllKept();
  });

  it('are rolled back with their transaction', async () => {
    const undone = database.db.transaction().execute(async transaction => {
      await sql`delete from orders where customer_id = '1001'`.execute(transaction);
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    await assertAllKept();
  });

  it('are empty after truncating the table', async () => {
    await sql`truncate billing_items, payment_items`.execute(database.db);
    assert.deepEqual(await kept('billing_items'), []);
    assert.deepEqual(await kept('billing_items_by_kind'), []);
    assert.deepEqual(await kept('spend'), []);
  });
});

describe('the account name that rows are sorted by', () => {
  it('is updated when the account is renamed or the row is moved', async () => {
    const { db } = database;
    await sql`update accounts set account_name = 'Zz', sort_name = 'zz' where account_id = '80011001'`.execute(
      db,
    );
    await sql`update subscriptions set account_id = '80011001' where subscription_id = '1001000301'`.execute(
      db,
    );
    for (const table of ['subscriptions', 'billing_items']) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} r
        join accounts a on a.account_id = r.account_id where r.sort_account is distinct from a.sort_name`.execute(
        db,
      );
      assert.equal(rows[0]?.n, 0, table);
    }
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { addBulkJob } from '../testing/tenant-matrix/bulk-job-rows.ts';
import { openTestApi } from '../testing/test-api.ts';

const formula = '=HYPERLINK("https://evil.example";"Se faktura")';
const admin = 'superadmin@demo.example';

const test = await openTestApi();
let ids: Record<string, string>;

before(async () => {
  const { db } = test.database;
  const item = await db
    .selectFrom('billing_items')
    .where('customer_id', '=', '1001')
    .select('billing_item_id')
    .executeTakeFirstOrThrow();
  const subscription = await db
    .selectFrom('subscriptions')
    .where('customer_id', '=', '1001')
    .where('status', '=', 'Active')
    .select('subscription_id')
    .executeTakeFirstOrThrow();
  ids = {
    billingItemId: item.billing_item_id,
    documentId: `${item.billing_item_id}-csv`,
    subscriptionId: subscription.subscription_id,
    jobId: await addBulkJob(db, '80011001', admin),
  };
  await poison();
});
after(() => test.close());

/** Puts a formula into every name and text column. */
async function poison(): Promise<void> {
  const { db } = test.database;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(_name|name|text|reference|label)$'
      and table_name in ('users', 'customers', 'accounts', 'subscriptions', 'billing_items')
      and is_generated = 'NEVER'
  `.execute(db);
  for (const [table, columns = []] of Map.groupBy(rows, row => row.table)) {
    const values = sql.join(columns.map(({ column }) => sql`${sql.ref(column)} = ${formula}`));
    const one = table === 'users' ? sql`true` : sql`customer_id = '1001'`;
    await sql`update ${sql.table(table)} set ${values} where ${one}`.execute(db);
  }
}

/** The cells of a CSV file separated by semicolons. */
function cellsOf(file: string): string[] {
  const cells = file.replace('\uFEFF', '').matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

const isFormula = (cell: string) =>
  /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) && !/^-?\d+(?:,\d+)?$/.test(cell);

describe('every CSV file of the API', () => {
  it('escapes formulas in user text', async () => {
    const { paths } = (await test.get('/openapi.json')).json<{
      paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
    }>();
    const files = Object.keys(paths).filter(
      path => 'text/csv' in (paths[path]?.['get']?.responses['200']?.content ?? {}),
    );
    assert(files.length >= 5, String(files.length));
    let neutralised = 0;
    for (const path of files) {
      const url = path
        .replace('/self-service-api', '')
        .replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
      const answer = await test.get(`${url}?customerId=1001&format=csv`, admin);
      assert.equal(answer.statusCode, 200, `${path}: ${answer.body}`);
      assert.match(String(answer.headers['content-type']), /^text\/csv/, path);
      assert.match(String(answer.headers['content-disposition']), /^attachment/, path);
      const cells = cellsOf(answer.body);
      assert.deepEqual(cells.filter(isFormula), [], path);
      if (cells.some(cell => cell.startsWith("'="))) neutralised += 1;
    }
    assert(neutralised >= 2, `${String(neutralised)} files hold the formula as text`);
  });
});

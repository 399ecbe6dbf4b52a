/**
 * Baseline for the list calls: a bare Fastify route that queries a page of 40 rows and returns them.
 *
 * `node bare-query.ts <port> <folder>`: uses the database in `DATABASE_URL`, else an embedded one in the folder.
 */
import Fastify from 'fastify';
import { readRows } from 'platform/database/read-rows';
import { openRuntime, seedIfEmpty } from 'platform/runtime';

const [port, dataDir = ''] = process.argv.slice(2);
const runtime = await openRuntime({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
await seedIfEmpty(runtime);
const app = Fastify();
app.get('/', () =>
  readRows(
    runtime.db,
    runtime.db
      .selectFrom('billing_items')
      .where('customer_id', '=', '1001')
      .select(['billing_item_id', 'invoice_number', 'account_id', 'issue_date', 'due_date', 'status'])
      .select('total_incl_vat_ore')
      .orderBy('issue_date', 'desc')
      .orderBy('billing_item_id', 'desc')
      .limit(40),
  ),
);
await app.listen({ port: Number(port) });
process.stdout.write('bare-query ready\n');

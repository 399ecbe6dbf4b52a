/**
 * What a list is compared with: a route of bare Fastify that asks the database for a page of 40 rows and answers them.
 *
 * `node bare-query.ts <port> <folder>`: on the database in `DATABASE_URL`, else on an embedded one in the folder.
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

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql, type CompiledQuery } from 'kysely';
import { SUBSCRIPTION_SORT_COLUMNS } from 'shared/contracts/subscription-list';
import { addManyRows } from '../testing/rows/many-rows.ts';
import { openRecordedApi } from '../testing/recorded-api.ts';

/** Of a customer with 10,000 subscriptions, beside the others of the demo. */
const customerId = '90001';

/** Rows that a statement may pass over of a customer's; a page is 40, and few that match are put in order. */
const maxRows = 700;

let api: Awaited<ReturnType<typeof openRecordedApi>>;
before(async () => {
  api = await openRecordedApi();
  await addManyRows(api.database.patient, customerId, 10_000, api.userId);
});
after(() => api.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Tables whose rows are a customer's, as many as there are. */
const growing = ['subscriptions', 'orders', 'billing_items', 'audit_log', 'sim_cards'];

/** What a plan reads that it should not: a table from end to end, or more of a customer's rows than a page takes. */
function complaintsOf(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? plan['Index Name'] ?? '';
  const reads = growing.some(each => table.startsWith(each));
  const passed = plan['Rows Removed by Filter'] ?? 0;
  const rows =
    (plan['Actual Rows'] + passed + (plan['Rows Removed by Index Recheck'] ?? 0)) * plan['Actual Loops'];
  const own = [
    ...(reads && plan['Node Type'] === 'Seq Scan' ? [`reads all of ${table}`] : []),
    ...(reads && rows > maxRows ? [`${plan['Node Type']} of ${String(rows)} rows of ${table}`] : []),
    ...(plan['Node Type'].endsWith('Sort') && sortedRows(plan) > maxRows
      ? [`sorts ${String(sortedRows(plan))} rows`]
      : []),
  ];
  return [...own, ...(plan.Plans ?? []).flatMap(complaintsOf)];
}

const sortedRows = ({ Plans: [input] = [] }: Plan): number =>
  (input?.['Actual Rows'] ?? 0) * (input?.['Actual Loops'] ?? 0);

/** The plan that the statement has for all values, carried out with its own. */
async function planOf({ sql: text, parameters }: CompiledQuery): Promise<Plan> {
  const { db } = api.database;
  return db.connection().execute(async connection => {
    await sql.raw(`prepare planned as ${text}`).execute(connection);
    const values = parameters.map(value => sql.lit(asText(value)));
    const given = values.length === 0 ? sql`` : sql`(${sql.join(values)})`;
    const explained = sql<{
      'QUERY PLAN': [{ Plan: Plan }];
    }>`explain (analyze, timing off, format json) execute planned${given}`;
    const { rows } = await explained.execute(connection);
    await sql`deallocate planned`.execute(connection);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    assert.ok(plan);
    return plan;
  });
}

/** As a literal whose type the statement decides. */
function asText(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value)
    ? `{${value.map(each => JSON.stringify(each)).join(',')}}`
    : JSON.stringify(value);
}

async function complaintsAbout(path: string): Promise<string[]> {
  const { queries } = api.recorded;
  queries.length = 0;
  const answer = await api.get(path.replaceAll('{c}', customerId));
  assert.equal(answer.statusCode, 200, answer.body);
  const asked = [...queries];
  assert.ok(asked.length > 1);
  const complaints: string[] = [];
  for (const query of asked)
    complaints.push(...complaintsOf(await planOf(query)).map(each => `${each}: ${query.sql.slice(0, 300)}`));
  return complaints;
}

const sorted = (columns: readonly string[]) =>
  columns.flatMap(column => [
    `&orderBy=${column}&sortOrder=Ascending`,
    `&orderBy=${column}&sortOrder=Descending`,
  ]);

const lists: Record<string, readonly string[]> = {
  '/subscriptions?customerId={c}': [
    ...sorted(SUBSCRIPTION_SORT_COLUMNS),
    '&offset=9960',
    '&types=BROADBAND',
    '&statuses=Cancelled',
    '&accountIds={c}000003&statuses=Cancelled',
    '&usage=NearLimit',
    '&usage=Unused',
    '&usage=Unused&types=MOBILE',
    '&mine=true',
    '&searchQuery=vera%20skovlyst',
    '&searchQuery={c}00000123,{c}00000124',
  ],
  '/billing-items?customerId={c}': [
    ...sorted(['IssueDate', 'DueDate', 'InvoiceNumber', 'Account', 'Amount', 'Status']),
    '&offset=1960',
    '&statuses=Open',
    '&open=Overdue',
    '&searchQuery={c}00000042',
    '&searchQuery=00000042',
  ],
  '/orders?customerId={c}': [
    '',
    '&offset=4960',
    '&statuses=Failed',
    '&accountIds={c}000003',
    '&searchQuery=vera%20skovlyst',
  ],
  '/audit-log?customerId={c}': ['', '&offset=4960', '&action=AccessChanged', '&subscriptionId={c}00000123'],
  '/accounts?customerId={c}': ['', '&balances=true', '&mostSearched=true'],
  '/landing-page?customerId={c}': [''],
  '/notifications?customerId={c}': [''],
  '/spend?customerId={c}': ['', '&by=Product'],
  '/subscriptions/{c}00000123/orders?customerId={c}': [''],
};

/** Lists that read more, and why. Each is told of again when it no longer does. */
const exceptions: Record<string, string> = {
  '/billing-items?customerId={c}&orderBy=Status&offset=1500':
    'what is overdue follows from the day: no index has it, and so far down not as many are read of each status',
  '/audit-log?customerId={c}&actor=p@many.example':
    'all that a person did is counted, and here it is everything',
  '/subscriptions?customerId={c}&searchQuery=mobil':
    'all that a search finds is counted, and this finds most',
};

describe('of 10,000 rows of a customer no list', () => {
  for (const [path, queries] of Object.entries(lists))
    for (const query of queries)
      it(`reads more than its page: ${path}${query}`, async () => {
        assert.deepEqual(await complaintsAbout(path + query), []);
      });
});

describe('an exception', () => {
  for (const [path, reason] of Object.entries(exceptions))
    it(`is one still: ${path}, since ${reason}`, async () => {
      assert.notDeepEqual(await complaintsAbout(path), []);
    });
});

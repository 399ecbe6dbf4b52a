/**
 * `npm run bench:rows [-- --sizes 600,10000,100000,1000000 --embedded-sizes 600,10000,100000 --only search]`: how much
 * longer each list call takes for a customer with this many subscriptions than for one with the first of the sizes, and
 * how much a customer with 600 subscriptions in the same database is slowed down. On PostgreSQL, in a database of its
 * own on the server in `DATABASE_URL` or on a temporary server, and on the embedded database; a size of 0 skips a
 * database.
 *
 * The API is called in this process. Calls of the large and the small customer and a trivial reference call alternate.
 * The fastest repetition counts, since noise only makes calls slower, and it is divided by that of the reference.
 * Results go to `tools/bench-rows/dist/bench-rows.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApi } from 'platform/api/build-api';
import { createClock } from 'platform/time/clock';
import { migrateToLatest } from 'platform/database/migrate';
import { openDatabase, type DatabaseLocation, type OpenDatabase } from 'platform/database/open-database';
import { seedDemoData } from 'platform/demo-data/seed';
import { openOutbox } from 'platform/outbox/outbox';
import { addManyRows } from 'platform/testing/rows/many-rows';
import { startPostgresCluster } from 'platform/testing/database/postgres-cluster';
import { createScratchPostgres } from 'platform/testing/database/scratch-postgres';
import { createTestPayments } from 'platform/testing/test-payments';
import { UserFacingError } from 'shared/node/user-facing-error';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { calls, reference, type Call } from './calls.ts';
import { rowsTable, type Figure } from './report.ts';

const usage =
  'npm run bench:rows takes --sizes and --embedded-sizes with numbers, and --only with a part of a name.';
const large = '90001';
const small = '90002';
const smallCount = 600;
/** Maximum repetitions of a call, and the milliseconds after which none is started. */
const most = { repetitions: 9, milliseconds: 1500 };

const superadmin = async ({ db }: OpenDatabase): Promise<string> => {
  const { user_id } = await db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', 'superadmin@demo.example')
    .executeTakeFirstOrThrow();
  return user_id;
};

const openApi = async (database: OpenDatabase, userId: string) => {
  const outbox = await openOutbox(database);
  const api = await buildApi({
    db: database.db,
    clock: createClock(),
    outbox,
    payments: createTestPayments(),
    portalOrigin: 'http://localhost',
    allowedOrigins: [],
    callsPerMinute: 99_999_999,
    logger: false,
    authenticate: () => Promise.resolve({ userId }),
  });
  return { api, outbox };
};

type Api = Awaited<ReturnType<typeof openApi>>['api'];

/** Milliseconds of one call; infinite when it timed out. */
const timeOf = async (api: Api, call: Call, customerId: string, count: number): Promise<number> => {
  const url = `/self-service-api${call.path(customerId, count)}`;
  const start = performance.now();
  const answer = await api.inject({ url, headers: { authorization: 'Bearer x' } });
  const passed = performance.now() - start;
  if (answer.statusCode >= 500) return Number.POSITIVE_INFINITY;
  if (answer.statusCode !== 200) throw new Error(`${url}: ${String(answer.statusCode)} ${answer.body}`);
  return passed;
};

const measureCall = async (
  api: Api,
  call: Call,
  count: number,
  customerId = large,
): Promise<Omit<Figure, 'count'>> => {
  const times = { large: [] as number[], small: [] as number[], reference: [] as number[] };
  const begun = performance.now();
  for (let turn = 0; turn < most.repetitions; turn += 1) {
    times.large.push(await timeOf(api, call, customerId, count));
    times.small.push(await timeOf(api, call, small, smallCount));
    times.reference.push(await timeOf(api, reference, small, smallCount));
    if (turn > 1 && performance.now() - begun > most.milliseconds) break;
  }
  const fastest = (of: readonly number[]) => Math.min(...of);
  return {
    name: call.name,
    large: fastest(times.large),
    small: fastest(times.small),
    reference: fastest(times.reference),
  };
};

const measure = async (
  location: DatabaseLocation,
  sizes: readonly number[],
  only: string,
): Promise<Figure[]> => {
  const database = await openDatabase(location);
  await migrateToLatest(database.patient);
  await seedDemoData(database.patient, createClock());
  const userId = await superadmin(database);
  await addManyRows(database.patient, small, smallCount, userId);
  const { api, outbox } = await openApi(database, userId);
  const figures: Figure[] = [];
  const selected = calls.filter(({ name }) => name.includes(only));
  // Warm-up: JIT compilation is not measured.
  for (const call of selected) await measureCall(api, call, smallCount, small);
  for (const count of sizes) {
    const begun = performance.now();
    await addManyRows(database.patient, large, count, userId);
    process.stdout.write(`${String(count)} rows after ${((performance.now() - begun) / 1000).toFixed(0)} s `);
    for (const call of selected) {
      figures.push({ count, ...(await measureCall(api, call, count)) });
      process.stdout.write('.');
    }
    process.stdout.write('\n');
  }
  await api.close();
  await outbox.close();
  await database.close();
  return figures;
};

const measurePostgres = async (sizes: readonly number[], only: string): Promise<Figure[]> => {
  const given = process.env['DATABASE_URL'];
  const cluster = given === undefined ? await startPostgresCluster() : undefined;
  try {
    const scratch = await createScratchPostgres(given ?? cluster?.url ?? '');
    try {
      return await measure({ url: scratch.url }, sizes, only);
    } finally {
      await scratch.drop();
    }
  } finally {
    await cluster?.stop();
  }
};

await runCommand(async () => {
  const { values } = readArguments(usage, {
    options: {
      sizes: { type: 'string', default: '600,10000,100000,1000000' },
      'embedded-sizes': { type: 'string', default: '600,10000,100000' },
      only: { type: 'string', default: '' },
    },
  });
  const sizesIn = (option: 'sizes' | 'embedded-sizes'): number[] => {
    const given = values[option].split(',').map(Number);
    if (given.every(size => Number.isInteger(size) && size >= 0)) return given.filter(size => size > 0);
    throw new UserFacingError(
      `--${option} is "${values[option]}", but must be whole numbers with commas between them, or 0.`,
    );
  };
  const [sizes, embedded] = [sizesIn('sizes'), sizesIn('embedded-sizes')];
  if (sizes.length + embedded.length === 0)
    throw new UserFacingError('Nothing is measured: --sizes and --embedded-sizes are both 0.');
  if (!calls.some(({ name }) => name.includes(values.only)))
    throw new UserFacingError(
      `No call has "${values.only}" in its name; --only takes for example "search" or "page".`,
    );
  const results: Record<string, Figure[]> = {};
  const folder = path.join(import.meta.dirname, 'dist');
  const note = (title: string, figures: Figure[]) => {
    results[title] = figures;
    process.stdout.write(`\n${title}\n\n${rowsTable(figures)}\n`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'bench-rows.json'), `${JSON.stringify(results, null, 2)}\n`);
  };
  if (sizes.length > 0) note('PostgreSQL', await measurePostgres(sizes, values.only));
  if (embedded.length > 0) note('Embedded database', await measure({ memory: true }, embedded, values.only));
});

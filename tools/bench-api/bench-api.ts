/**
 * `npm run bench:api [-- --seconds 5 --rounds 3 --connections 20 --soak 0 --strangers 0 --kind passwords --embedded]`:
 * how many list calls per second the API answers, on the embedded database and, where available, on PostgreSQL: in a
 * database of its own on the server in `DATABASE_URL`, else on a temporary server from the installed programs.
 * `--embedded` skips PostgreSQL.
 *
 * Platform, reference and load generator are separate processes. Each round measures all of them, in changing order.
 * Ratios to the reference of the same round are comparable across machines; the CPU time per call (Linux only, database
 * included), as a ratio to that of a bare query, also on a busy machine. Each list is called with URLs that are never
 * repeated, and with the same URL each time (`again`), whose answer is cached. `--soak 600` runs for ten minutes and
 * prints the platform's memory use. The exit status is 1 when a call failed, the 99th percentile is too high, or memory
 * grew. `--strangers 10000` measures something else: a signed-in user's calls while an unauthenticated client sends
 * that many requests of each kind; the exit status is 1 when they take more than three times as long as without that
 * load. `--kind` keeps only the kinds whose name contains the given text. Results go to
 * `tools/bench-api/dist/bench-api.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createScratchPostgres } from 'platform/testing/database/scratch-postgres';
import { UserFacingError } from 'shared/node/user-facing-error';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { startPostgresCluster } from 'platform/testing/database/postgres-cluster';
import { burst, type Burst, type Load } from './load.ts';
import { complaints, markdownTable, rowOf, type Row } from './report.ts';
import { startServers, type Servers } from './servers.ts';
import { measureStrangers, maxByQuiet, strangersTable } from './strangers.ts';

const lists = [
  { name: 'administrators', path: '/customers/1001/users?pageSize=40' },
  { name: 'subscriptions', path: '/subscriptions?customerId=1001&pageSize=40' },
  { name: 'invoices', path: '/billing-items?customerId=1001&pageSize=40' },
  { name: 'administrators, of 1,000', path: '/customers/1003/users?pageSize=40' },
  { name: 'subscriptions, of 10,000', path: '/subscriptions?customerId=1003&pageSize=40' },
  { name: 'search, of 10,000', path: '/search/suggestions?customerId=1003&searchQuery=skov' },
  { name: 'landing page, of 10,000', path: '/landing-page?customerId=1003' },
] as const;

interface Options extends Load {
  readonly rounds: number;
  readonly soak: number;
  readonly strangers: number;
  readonly kind: string;
  readonly embedded: boolean;
}

const usage =
  'npm run bench:api takes --seconds, --rounds, --connections, --soak and --strangers with a number, --kind with a part of a name, and --embedded.';

const readOptions = (): Options => {
  const { values } = readArguments(usage, {
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '20' },
      soak: { type: 'string', default: '0' },
      strangers: { type: 'string', default: '0' },
      kind: { type: 'string', default: '' },
      embedded: { type: 'boolean', default: false },
    },
  });
  const number = (
    name: Exclude<keyof typeof values, 'embedded' | 'kind'>,
    least: number,
    most = 3600,
  ): number => {
    const given = Number(values[name]);
    if (Number.isInteger(given) && given >= least && given <= most) return given;
    throw new UserFacingError(
      `--${name} is "${values[name]}", but must be a whole number from ${String(least)} to ${String(most)}.`,
    );
  };
  return {
    seconds: number('seconds', 1),
    rounds: number('rounds', 1),
    connections: number('connections', 1),
    soak: number('soak', 0),
    strangers: number('strangers', 0, 100_000),
    kind: values.kind,
    embedded: values.embedded,
  };
};

const measureLists = async (servers: Servers, options: Options): Promise<Row[]> => {
  const first = await fetch(servers.api + lists[0].path, { headers: await servers.signIn() });
  const reference = await servers.startReference(await first.text());
  const bareQuery = await servers.startBareQuery();
  const warmUp: Load = { ...options, seconds: 2 };
  // Responses to URLs that are never repeated are not cached.
  const calls = lists.flatMap(({ name, path }) => [
    { name, path: `${path}&bench=[<id>]` },
    { name: `${name}, again`, path },
  ]);
  const bursts = calls.map((): Burst[] => []);
  const references: Burst[] = [];
  const bareQueries: Burst[] = [];
  const turns = [
    ...calls.map(({ path }, index) => async (load: Load) => {
      const done = await burst(servers.api + path, await servers.signIn(), load, () => servers.platformCpu());
      return () => bursts[index]?.push(done);
    }),
    async (load: Load) => {
      const done = await burst(bareQuery.url, {}, load, () => bareQuery.cpu());
      return () => bareQueries.push(done);
    },
    async (load: Load) => {
      const done = await burst(reference, {}, load);
      return () => references.push(done);
    },
  ];
  for (const turn of turns) await turn(warmUp);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) {
      (await turn(options))();
      process.stdout.write('.');
    }
  }
  process.stdout.write('\n');
  const compared = { references, bareQueries };
  return [
    ...calls.map(({ name }, index) => rowOf(name, bursts[index] ?? [], compared)),
    rowOf('bare query', bareQueries, compared),
    rowOf('reference', references, compared),
  ];
};

/** @returns growth of the warm platform's memory under load, in megabytes */
const watchMemory = async (servers: Servers, options: Options): Promise<number> => {
  const before = servers.platformMemory();
  const minute = { ...options, seconds: 60 };
  for (let passed = 0; passed < options.soak; passed += minute.seconds) {
    for (const { path } of lists.slice(0, 2))
      await burst(servers.api + path, await servers.signIn(), { ...minute, seconds: minute.seconds / 2 });
    process.stdout.write(`memory ${servers.platformMemory().toFixed(0)} MB\n`);
  }
  return servers.platformMemory() - before;
};

const measureFloods = async (
  title: string,
  databaseUrl: string | undefined,
  { strangers, kind }: Options,
) => {
  process.stdout.write(`\n${title}, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)} `);
  const servers = await startServers(databaseUrl, 'kept');
  try {
    const rows = await measureStrangers(servers, strangers, kind);
    process.stdout.write(`\n${strangersTable(rows)}\n`);
    for (const { name, quiet, beside } of rows)
      if (beside > quiet * maxByQuiet) {
        process.stderr.write(`Beside ${name} a call took ${(beside / quiet).toFixed(1)} times as long.\n`);
        process.exitCode = 1;
      }
    return { title, strangers: rows };
  } finally {
    await servers.stop();
  }
};

const measureCalls = async (title: string, databaseUrl: string | undefined, options: Options) => {
  process.stdout.write(`\n${title}, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)} `);
  const servers = await startServers(databaseUrl);
  try {
    const rows = await measureLists(servers, options);
    const grownBy = await watchMemory(servers, options);
    const memory = servers.platformMemory();
    process.stdout.write(
      `\n${markdownTable(rows)}\n\nMemory ${memory.toFixed(0)} MB, ${grownBy.toFixed(0)} more.\n`,
    );
    for (const complaint of complaints(rows, grownBy)) {
      process.stderr.write(`${complaint}\n`);
      process.exitCode = 1;
    }
    return { title, rows, memory, grownBy };
  } finally {
    await servers.stop();
  }
};

const measure = (title: string, databaseUrl: string | undefined, options: Options) =>
  (options.strangers > 0 ? measureFloods : measureCalls)(title, databaseUrl, options);

const measurePostgres = async (options: Options) => {
  const given = process.env['DATABASE_URL'];
  const cluster = given === undefined ? await startPostgresCluster() : undefined;
  try {
    const database = await createScratchPostgres(given ?? cluster?.url ?? '');
    try {
      return await measure('PostgreSQL', database.url, options);
    } finally {
      await database.drop();
    }
  } finally {
    await cluster?.stop();
  }
};

await runCommand(async () => {
  const options = readOptions();
  const results: object[] = [await measure('Embedded database', undefined, options)];
  if (!options.embedded) results.push(await measurePostgres(options));
  const folder = path.join(import.meta.dirname, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bench-api.json'), `${JSON.stringify({ options, results }, null, 2)}\n`);
});

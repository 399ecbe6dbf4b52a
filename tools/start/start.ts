/**
 * `npm start`: builds what is stale, starts the platform and the origins, prints the address and the demo accounts, and
 * stops everything on Ctrl-C.
 *
 * Environment: `PORTAL_PORT_BASE` (4000), `PORTAL_DATA_DIR` (.data), `DATABASE_URL` (not set: the embedded database),
 * `PORTAL_MODE` (development), `PORTAL_TOGGLE_PROTOCOL` (http), `PORTAL_SETTINGS` (on real hosts). Every error that the
 * user can fix is one sentence on stderr, exit status 1.
 */
import { rmSync } from 'node:fs';
import { lockDataFolder } from 'shared/node/data-folder-lock';
import { connectPostgres } from 'platform/database/postgres-pool';
import { readSettings, type Settings } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import { buildFrontEnds, isStale } from '../build/build-front-ends.ts';
import { readRegistry, refreshRegistry, writeAtomically } from '../build/registry.ts';
import { processesFile, registryFile } from '../portal/data-folder.ts';
import { frontEnds } from '../portal/front-ends.ts';
import { pageSettingsFrom } from '../portal/local-settings.ts';
import { modeFrom, type PortalMode } from '../portal/mode.ts';
import { originsFrom } from '../portal/origins.ts';
import { refuseArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { stopSignal } from '../portal/stop-signal.ts';
import { announcement } from './announcement.ts';
import { startProcess, type RunningProcess } from './child-processes.ts';
import { requireFreePorts } from '../portal/free-ports.ts';
import { originPlans, platformPlan } from './process-plans.ts';

const stopped = 'stopped';

/** Checks the database connection before anything is built; the platform itself connects later. */
const requireDatabase = async (url: string | undefined): Promise<void> => {
  if (url === undefined) return;
  const pool = await connectPostgres(url);
  await pool.end();
};

/** This instance's settings as shell variables: a second instance needs the same ones. */
const settingsOfThisStart = (): string[] =>
  ['PORTAL_PORT_BASE', 'PORTAL_DATA_DIR', 'PORTAL_MODE', 'PORTAL_TOGGLE_PROTOCOL'].flatMap(name => {
    const value = process.env[name];
    return value === undefined || value === '' ? [] : [`${name}=${value}`];
  });

const reportLostOrigin = async (
  { name, ended }: RunningProcess,
  isStopping: () => boolean,
): Promise<void> => {
  const reason = await ended;
  if (isStopping()) return;
  const command = [...settingsOfThisStart(), `npm run origin -- ${name}`].join(' ');
  process.stderr.write(`${name} stopped by itself (${reason}); start it again with: ${command}\n`);
};

const prepare = async (settings: Settings): Promise<void> => {
  const registry = registryFile(settings.dataDir);
  readRegistry(registry);
  await requireFreePorts(settings.portBase, settings.host);
  await requireDatabase(settings.databaseUrl);
  await buildFrontEnds(frontEnds.filter(isStale));
  refreshRegistry(registry, originsFrom(settings, process.env).remotes);
};

/** Runs the platform and the origins until the user stops them, or the platform ends by itself. */
const runUntil = async (stop: Promise<string>, settings: Settings, mode: PortalMode): Promise<void> => {
  process.stdout.write(`Starting the platform and ${String(frontEnds.length)} origins …\n`);
  const platform = startProcess(platformPlan(settings));
  const origins = originPlans(settings, mode).map(startProcess);
  const all = [platform, ...origins];
  const processes = processesFile(settings.dataDir);
  let isStopping = false;
  try {
    if ((await Promise.race([Promise.all(all.map(each => each.ready)), stop])) === stopped) return;
    writeAtomically(processes, JSON.stringify(Object.fromEntries(all.map(({ name, pid }) => [name, pid]))));
    process.stdout.write(announcement(settings.portBase, mode));
    for (const each of origins) void reportLostOrigin(each, () => isStopping);

    const end = await Promise.race([platform.ended, stop]);
    if (end === stopped) return;
    throw new UserFacingError(`The platform stopped by itself (${end}), so the portal was stopped as well.`);
  } finally {
    isStopping = true;
    rmSync(processes, { force: true });
    await Promise.all(all.map(each => each.stop()));
  }
};

await runCommand(async () => {
  refuseArguments('npm start');
  const stop = stopSignal().then(() => stopped);
  const settings = readSettings(process.env);
  const mode = modeFrom(process.env['PORTAL_MODE']) ?? 'development';
  // The shell's origin reads these from the environment; an invalid value must stop the whole start, not only that
  // origin.
  pageSettingsFrom(process.env);
  const unlock = lockDataFolder(settings.dataDir, 'start.lock');
  try {
    if ((await Promise.race([prepare(settings), stop])) !== stopped) await runUntil(stop, settings, mode);
  } finally {
    unlock();
  }
});
// An interrupted build, or a process that is still starting, must not keep the command running.
process.exit();

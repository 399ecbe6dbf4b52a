/** Dev servers for the shell and remotes, and the platform unless in offline mode, all stopped by one Ctrl-C. */
import { concurrently, type ConcurrentlyCommandInput } from 'concurrently';
import { lockDataFolder } from 'shared/node/data-folder-lock';
import { readSettings } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import { localOrigin } from '../portal/addresses.ts';
import {
  inFrontEnd,
  namedFrontEnd,
  remotes,
  repositoryRoot,
  shell,
  type FrontEnd,
} from '../portal/front-ends.ts';
import { pageSettingsFrom } from '../portal/local-settings.ts';
import { exitWithParent } from '../portal/node-process.ts';
import { announcement } from '../start/announcement.ts';
import { loopback, requireFreePorts } from '../portal/free-ports.ts';
import { writeDevFolder } from './dev-folder.ts';
import { readyAddresses } from './ready-addresses.ts';

/** First file descriptor after the three standard streams. */
const channel = 3;

const node = (script: string): string => {
  const command = `"${process.execPath}" --import "${exitWithParent}" ${script}`;
  // Without exec, the shell would stay in between and not pass on signals.
  return process.platform === 'win32' ? command : `exec ${command}`;
};

const platformCommand = (environment: Record<string, string>): ConcurrentlyCommandInput => ({
  name: 'platform',
  command: node('--watch --watch-preserve-output platform/src/main.ts'),
  cwd: repositoryRoot,
  ipc: channel,
  env: environment,
});

const devServerCommands = (
  watched: readonly FrontEnd[],
  environment: Record<string, string>,
): ConcurrentlyCommandInput[] =>
  [shell, ...watched].map(frontEnd => ({
    name: frontEnd.id,
    command: node('node_modules/webpack-cli/bin/cli.js serve --mode development'),
    cwd: inFrontEnd(frontEnd),
    ipc: channel,
    env: environment,
  }));

const answers = async (address: string): Promise<boolean> => {
  try {
    const { ok } = await fetch(address, { headers: { accept: 'text/html,*/*' } });
    return ok;
  } catch {
    return false;
  }
};

/** Polls each URL until it responds: a dev server responds once it has compiled. */
const untilAllAnswer = async (addresses: readonly string[], isOver: () => boolean): Promise<void> => {
  const pauseMs = 500;
  for (const address of addresses) {
    while (!isOver() && !(await answers(address))) await new Promise(resolve => setTimeout(resolve, pauseMs));
  }
};

const remoteNamed = (id: string): FrontEnd => {
  const frontEnd = namedFrontEnd(id);
  if (frontEnd.kind === 'remote') return frontEnd;
  throw new UserFacingError('The shell is always started: name remotes only.');
};

/**
 * Runs until Ctrl-C, or until one of the processes fails, which stops the others.
 *
 * In offline mode there is no platform: requests are answered in the browser. `names` are the remotes to start; all if
 * empty.
 */
export const runDevServers = async (
  mode: 'development' | 'offline',
  names: readonly string[],
): Promise<void> => {
  const watched = names.length > 0 ? [...new Set(names)].map(remoteNamed) : remotes;
  const settings = readSettings(process.env);
  const { portBase, dataDir } = settings;
  const unlock = lockDataFolder(dataDir, 'start.lock');
  try {
    await requireFreePorts(portBase, loopback);
    const remoteOrigins = watched.map(remote => localOrigin(portBase, remote.offset));
    const environment = {
      PORTAL_PORT_BASE: String(portBase),
      PORTAL_DATA_DIR: dataDir,
      PORTAL_MODE: mode,
      PORTAL_PARENT: String(process.pid),
      PORTAL_SHELL_STATIC: writeDevFolder(
        dataDir,
        watched,
        remoteOrigins,
        pageSettingsFrom(process.env, mode),
      ),
    };
    const { result } = concurrently(
      [
        ...(mode === 'development' ? [platformCommand(environment)] : []),
        ...devServerCommands(watched, environment),
      ],
      { killOthersOn: ['failure'], prefix: 'name', padPrefix: true, handleInput: false },
    );
    let isOver = false;
    const end = result.then(
      () => undefined,
      () => new UserFacingError('One of the processes failed, so all were stopped: see the lines above.'),
    );
    void end.then(() => (isOver = true));
    void untilAllAnswer(readyAddresses(mode, portBase, remoteOrigins), () => isOver).then(() => {
      if (!isOver) process.stdout.write(announcement(portBase, mode));
    });
    const failure = await end;
    if (failure) throw failure;
  } finally {
    unlock();
  }
};

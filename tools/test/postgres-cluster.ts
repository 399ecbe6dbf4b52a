/** A PostgreSQL server for one test run: made from the installed programs, on a free port, gone afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from 'platform/http/listen';
import { UserFacingError } from 'platform/user-facing-error';
import { connectPostgres } from 'platform/database/postgres-pool';

export interface PostgresCluster {
  /** Value for DATABASE_URL. */
  url: string;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** Folder of PostgreSQL's programs: Debian keeps them off the PATH. */
const programFolder = (): string => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map(version => path.join(debian, version, 'bin')),
  ];
  const found = folders.find(folder => existsSync(path.join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new UserFacingError(
    'PostgreSQL is not installed: install it (Debian: apt-get install postgresql), or set DATABASE_URL to a server for the tests.',
  );
};

/** PostgreSQL refuses to run as root; then it runs as an account that owns nothing else. */
const unprivilegedAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const [, , uid, gid] =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new UserFacingError(
      'PostgreSQL does not run as root, and there is neither an account postgres nor nobody.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = async (): Promise<string> => {
  const listening = await listen(() => undefined, { port: 0 });
  await listening.close();
  return new URL(listening.url).port;
};

const initialise = (programs: string, data: string, account: Account | undefined): void => {
  const result = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...account, cwd: '/', encoding: 'utf8' },
  );
  if (result.status !== 0) throw new UserFacingError(`initdb failed: ${result.stderr.trim()}`);
};

/** The server says in its output when it takes connections. */
const untilReady = (server: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => {
      reject(new UserFacingError(`PostgreSQL did not start: ${output.trim()}`));
    });
  });

/** Starts a server that listens on this machine only and keeps nothing. */
export const startPostgresCluster = async (): Promise<PostgresCluster> => {
  const programs = programFolder();
  const account = unprivilegedAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    initialise(programs, data, account);
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'max_connections=200',
    ];
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap(setting => ['-c', setting])],
      {
        ...account,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
      },
    );
    const exited = once(server, 'exit');
    await untilReady(server);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await (await connectPostgres(url)).end();
    return {
      url,
      stop: async () => {
        // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
        server.kill('SIGINT');
        await exited;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};

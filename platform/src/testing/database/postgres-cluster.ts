/** A temporary PostgreSQL server for one test run, using the installed programs and a free port. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { connectPostgres } from '../../database/postgres-pool.ts';
import { listen } from '../../http/listen.ts';

export interface PostgresCluster {
  /** Value for DATABASE_URL. */
  url: string;
  /** Ends it and all connections immediately, like a power cut (`immediate` shutdown). */
  crash(): Promise<void>;
  /** Pauses it until `resume`: it keeps its connections but does not answer. */
  freeze(): void;
  resume(): void;
  /** Restarts it after a crash, at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** Folder of PostgreSQL's programs, which are not in the PATH on Debian. */
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

/** PostgreSQL refuses to run as root, so root runs it as an account that owns nothing else. */
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

/** The server prints this when it accepts connections. */
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

/** Starts a server that listens only on this machine and keeps no data afterwards. */
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
    const options = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
    const start = async (): Promise<ChildProcess> => {
      const started = spawn(path.join(programs, 'postgres'), options, {
        ...account,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
      });
      await untilReady(started);
      return started;
    };
    let server = await start();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await (await connectPostgres(url)).end();
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (server.exitCode !== null) return;
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
    };
    return {
      url,
      crash: () => end('SIGQUIT'),
      freeze: () => {
        signalAll(server, 'SIGSTOP');
      },
      resume: () => {
        signalAll(server, 'SIGCONT');
      },
      restart: async () => {
        server = await start();
      },
      stop: async () => {
        // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
        await end('SIGINT');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};

/** The server and its child processes, one for each connection. */
const signalAll = (server: ChildProcess, signal: NodeJS.Signals): void => {
  const children = readFileSync(`/proc/${String(server.pid)}/task/${String(server.pid)}/children`, 'utf8');
  // A child may end meanwhile, so this uses a program that tolerates missing processes.
  spawnSync('kill', ['-s', signal.replace('SIG', ''), String(server.pid), ...children.trim().split(' ')]);
};

/** The measured servers: a whole platform and its baselines, each in its own process. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SignInBrowser } from 'platform/identity/testing/sign-in-browser';
import { portOffsets, readSettings } from 'shared/node/settings';
import { localOrigin } from '../portal/addresses.ts';
import { freePortBase } from '../portal/free-ports.ts';
import { startProcess, type RunningProcess } from '../start/child-processes.ts';
import { platformPlan } from '../start/process-plans.ts';

export interface Servers {
  readonly api: string;
  readonly identity: string;
  readonly portal: string;
  readonly toggles: string;
  readonly collector: string;
  /**
   * CPU milliseconds used so far by the platform's process and by PostgreSQL on this machine; undefined where the
   * system does not report them.
   */
  platformCpu(): number | undefined;
  /** Memory use of the platform's process, in megabytes. */
  platformMemory(): number;
  /** Request headers of a newly signed-in user; valid for ten minutes. */
  signIn(): Promise<Record<string, string>>;
  /** Starts a server that returns these bytes; returns its address. */
  startReference(body: string): Promise<string>;
  /** Starts a server that only returns a page of rows from the database. */
  startBareQuery(): Promise<{ readonly url: string; cpu(): number | undefined }>;
  stop(): Promise<void>;
}

const person = { email: 'superadmin@demo.example', password: 'Portal2026' };

/**
 * Starts a platform with the demo data, on an embedded database or on the PostgreSQL database at an address.
 *
 * @param limits `none`: no rate limit per user. `kept`: rate limits as in production
 */
export const startServers = async (
  databaseUrl: string | undefined,
  limits: 'none' | 'kept' = 'none',
): Promise<Servers> => {
  const base = await freePortBase();
  const cpuOf = createCpuOf();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  const environment = {
    PORTAL_PORT_BASE: String(base),
    PORTAL_DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    // The rate limit per user is not what is measured.
    ...(limits === 'none' && { PORTAL_CALLS_PER_MINUTE: '99999999' }),
    // Trust the client's forwarded address: the load generator calls the services directly, without a proxy.
    PORTAL_TRUST_PROXY: 'on',
  };
  const settings = readSettings(environment);
  const plan = platformPlan(settings);
  const platform = startProcess({ ...plan, environment: { ...environment, ...plan.environment } });
  const processes: RunningProcess[] = [platform];
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map(each => each.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await platform.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  /** Starts a baseline server on one of the front ends' ports, which are unused here. */
  const compared = async (
    name: string,
    offset: number,
    given: string,
    also: Record<string, string | undefined> = {},
  ) => {
    const started = startProcess({
      name,
      script: [`tools/bench-api/${name}.ts`, String(base + offset), given],
      environment: { NODE_ENV: 'production', ...also },
      ready: new RegExp(`^${name} ready`),
    });
    processes.push(started);
    await started.ready;
    return { url: `${localOrigin(base, offset)}/`, pid: started.pid };
  };
  return {
    api: `${localOrigin(base, portOffsets.api)}/self-service-api`,
    identity: settings.identityUrl,
    portal: settings.portalOrigin,
    toggles: localOrigin(base, portOffsets.toggles),
    collector: settings.collectorUrl,
    platformCpu: () => cpuOf(platform.pid),
    platformMemory: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(platform.pid)], { encoding: 'utf8' })) / 1024,
    async signIn() {
      const browser = new SignInBrowser(settings.identityUrl, settings.portalOrigin);
      const { access_token: token } = await browser.signIn(person.email, person.password);
      return { authorization: `Bearer ${token}` };
    },
    async startReference(body) {
      const file = path.join(folder, 'answer.json');
      writeFileSync(file, body);
      const { url } = await compared('reference', 0, file);
      return url;
    },
    async startBareQuery() {
      const { url, pid } = await compared('bare-query', 1, path.join(folder, 'bare-query'), {
        DATABASE_URL: databaseUrl,
      });
      return { url, cpu: () => cpuOf(pid) };
    },
    stop,
  };
};

/** Sum for a process and PostgreSQL on this machine, whose connection processes come and go. */
const createCpuOf = () => {
  const had = new Map<string, number>();
  return (pid: number | undefined): number | undefined => {
    if (!existsSync('/proc/self/stat')) return undefined;
    for (const each of readdirSync('/proc')) {
      const stat = /^\d+$/.test(each) ? statOf(each) : '';
      if (stat.startsWith(`${each} (postgres)`)) had.set(each, cpuIn(stat));
    }
    return [...had.values()].reduce((sum, each) => sum + each, cpuIn(statOf(String(pid))));
  };
};

/** Zero for a process that has ended. */
const statOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};

/** User and system time, from the kernel's ticks of 10 ms. */
const cpuIn = (stat: string): number => {
  const [inProgram = 0, inSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(inProgram) + Number(inSystem)) * 10;
};

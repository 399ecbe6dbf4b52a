/** The servers that are measured: a whole platform and what it is compared with, each in a process of its own. */
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
   * Milliseconds of a core that the platform's process has had so far, and PostgreSQL's on this machine; undefined where
   * the system does not tell.
   */
  platformCpu(): number | undefined;
  /** What the platform's process occupies of the machine's memory, in megabytes. */
  platformMemory(): number;
  /** Headers of somebody who has just signed in; good for ten minutes. */
  signIn(): Promise<Record<string, string>>;
  /** Starts a server that answers with these bytes; gives its address. */
  startReference(body: string): Promise<string>;
  /** Starts a server that answers a page of the database's rows and does nothing else. */
  startBareQuery(): Promise<{ readonly url: string; cpu(): number | undefined }>;
  stop(): Promise<void>;
}

const person = { email: 'superadmin@demo.example', password: 'Portal2026' };

/**
 * Starts a platform with the demo data, on an embedded database or on the PostgreSQL database at an address.
 *
 * @param limits `none`: one person's calls are not limited. `kept`: as they are in life
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
    // The limit that keeps one person from wearing the API out is not what is measured.
    ...(limits === 'none' && { PORTAL_CALLS_PER_MINUTE: '99999999' }),
    // Callers tell their addresses themselves: nothing but the load is in front of the services.
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
  /** Starts what is compared with, on a port of the portal's front ends: none of them runs here. */
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

/** Of a process and of PostgreSQL on this machine, whose connections come and go. */
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

/** Nothing of a process that has ended. */
const statOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};

/** In the program's and in the system's code, from the kernel's ticks of 10 ms. */
const cpuIn = (stat: string): number => {
  const [inProgram = 0, inSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(inProgram) + Number(inSystem)) * 10;
};

/** The process of one remote's origin: killed as by the operating system, and restarted by its own command. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { RemoteId } from './addresses.ts';

export const repository = path.join(import.meta.dirname, '../..');

/** Data folder of the portal under test; set by `npm test -- --e2e`. */
export const dataFolder = path.resolve(repository, process.env['PORTAL_DATA_DIR'] ?? '.data');

export const killOrigin = (id: RemoteId): void => {
  const processes = JSON.parse(readFileSync(path.join(dataFolder, 'processes.json'), 'utf8')) as Record<
    string,
    number
  >;
  const pid = processes[id];
  if (pid === undefined) throw new Error(`The portal under test has no process ${id}.`);
  process.kill(pid, 'SIGKILL');
};

/** Runs `npm run origin -- <id>` until the test stops it. */
export const startOrigin = async (id: RemoteId): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['tools/origin/origin.ts', id], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) if (line.startsWith(`${id} ready`)) return child;
  throw new Error(`The origin of ${id} did not start: ${String(await once(child, 'exit'))}`);
};

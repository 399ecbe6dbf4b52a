/** Starts other Node processes so that none of them outlives the command that started it. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** For `--import`: ends a process when its parent has gone. Needs the `ipc` channel. */
export const exitWithParent = pathToFileURL(path.join(import.meta.dirname, 'exit-with-parent.ts')).href;

export interface NodeProcessOptions {
  folder: string;
  /** Added to this process's environment; undefined removes a variable. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** A process in its own group does not receive the terminal's Ctrl-C: its parent decides when it stops. */
  ownGroup?: boolean;
}

/** Runs a script on the pinned Node, with its output piped. It ends when this process ends. */
export const spawnNode = (script: readonly string[], options: NodeProcessOptions): ChildProcess =>
  spawn(process.execPath, ['--import', exitWithParent, ...script], {
    cwd: options.folder,
    env: { ...process.env, ...options.environment, PORTAL_PARENT: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: options.ownGroup ?? false,
  });

export interface FinishedProcess {
  succeeded: boolean;
  output: string;
}

/** Runs a script to completion and returns its output, both streams in order of arrival. */
export const runNode = (script: readonly string[], options: NodeProcessOptions): Promise<FinishedProcess> =>
  new Promise((resolve, reject) => {
    const child = spawnNode(script, options);
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer): number => chunks.push(chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', code => {
      resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });

/** The processes of a running portal: started together, stopped together, monitored one by one. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { UserFacingError } from 'shared/node/user-facing-error';
import { repositoryRoot } from '../portal/front-ends.ts';
import { spawnNode } from '../portal/node-process.ts';

/** How to start a process and detect that it is ready. */
export interface ProcessPlan {
  name: string;
  /** Script in the repository and its arguments. */
  script: readonly [string, ...string[]];
  environment: Readonly<Record<string, string | undefined>>;
  /** The output line that signals readiness. */
  ready: RegExp;
}

export interface RunningProcess {
  name: string;
  /** Process id; undefined when the process could not be started. */
  pid: number | undefined;
  /** Resolves when the process is ready; rejects with a UserFacingError when it ends before that. */
  ready: Promise<void>;
  /** Resolves with the reason, for use in a sentence, when the process ends for any reason. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** Time a process gets to stop before it is killed. */
const stopWithinMs = 8000;

const partOfStack = /^\s|^node:|^file:|^Node\.js v|^$/;

/** The useful line of an error output: the first that is not part of a stack. */
export const usefulLine = (lines: readonly string[]): string =>
  lines.find(line => !partOfStack.test(line)) ?? '';

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await exited;
  clearTimeout(killer);
};

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise(resolve => {
    child.once('error', error => {
      resolve(error.message);
    });
    child.once('close', (code, signal) => {
      resolve(signal ? `signal ${signal}` : `exit status ${String(code)}`);
    });
  });

/** Waits for the ready line; later output is passed on, prefixed with the process's name. */
const readyOf = async (child: ChildProcess, plan: ProcessPlan, ended: Promise<string>): Promise<void> => {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error(`${plan.name} was started without pipes.`);
  const complaints: string[] = [];
  let isReady = false;
  createInterface(stderr).on('line', line => {
    if (isReady) process.stderr.write(`${plan.name}: ${line}\n`);
    else complaints.push(line);
  });
  const saidReady = new Promise<undefined>(resolve => {
    createInterface(stdout).on('line', line => {
      if (plan.ready.test(line)) resolve(undefined);
      else if (isReady) process.stdout.write(`${plan.name}: ${line}\n`);
    });
  });
  const end = await Promise.race([saidReady, ended]);
  if (end !== undefined) {
    throw new UserFacingError(usefulLine(complaints) || `${plan.name} could not be started (${end}).`);
  }
  isReady = true;
};

/** Starts a process; it runs until it is stopped or this process ends. */
export const startProcess = (plan: ProcessPlan): RunningProcess => {
  const child = spawnNode(plan.script, {
    folder: repositoryRoot,
    environment: plan.environment,
    // Ctrl-C in a terminal reaches only this process, which then stops the others in order.
    ownGroup: true,
  });
  const ended = endOf(child);
  return {
    name: plan.name,
    pid: child.pid,
    ended,
    ready: readyOf(child, plan, ended),
    stop: () => stopChild(child),
  };
};

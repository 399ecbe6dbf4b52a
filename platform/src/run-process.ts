import { inspect } from 'node:util';
import { explainFullDisk } from './database/explain-full-disk.ts';
import { UserFacingError } from 'shared/node/user-facing-error';

export interface Running {
  /** Printed once everything answers. */
  ready: string;
  close(): Promise<void>;
}

/**
 * Runs a process of the platform from start to clean stop. It stops on Ctrl-C, SIGTERM or SIGHUP, and when the process that
 * started it ends. Errors the operator can fix are reported in one sentence, with exit code 1.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  const stopping = new AbortController();
  const askToStop = () => {
    // A second signal ends it immediately.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, askToStop);

  try {
    const running = await start();
    process.stdout.write(`${running.ready}\n`);
    await aborted(stopping.signal);
    await running.close();
    process.exit(0);
  } catch (error) {
    const fault = explainFullDisk(error);
    process.stderr.write(`${fault instanceof UserFacingError ? fault.message : inspect(fault)}\n`);
    process.exit(1);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve();
    else
      signal.addEventListener('abort', () => {
        resolve();
      });
  });
}

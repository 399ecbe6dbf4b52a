import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface PlatformProcess {
  child: ChildProcess;
  /** Output so far. */
  output: { out: string; error: string };
  /** Exit code; null if it was killed. */
  exited: Promise<number | null>;
  /**
   * Resolves with the milliseconds until everything answered; rejects with the error output if the process ends before.
   */
  ready: Promise<number>;
  /** Kills it immediately, like a power cut, and waits until it has ended. */
  kill(): Promise<void>;
}

/** Starts the whole platform, or one of its services, in its own process, with only these settings. */
export function startPlatformProcess(environment: NodeJS.ProcessEnv, script = main): PlatformProcess {
  const startedAt = performance.now();
  // The compile cache of the test process is reused; neither variable is a setting of the platform.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--liftoff-only', script], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.error += text.toString()));
  const exited = (once(child, 'exit') as Promise<[number | null]>).then(([code]) => code);
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.out.includes('\n')) resolve(performance.now() - startedAt);
    });
    child.once('exit', () => {
      reject(new Error(output.error));
    });
  });
  ready.catch(() => undefined);
  return {
    child,
    output,
    exited,
    ready,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

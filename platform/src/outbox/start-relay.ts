import { logError } from '../logging/log-error.ts';

const pollIntervalMs = 1000;

/**
 * Polls for waiting work and processes it.
 *
 * @param task name for the log: "send what waits"
 * @param processWaiting should end early when the signal is aborted, if it takes long
 * @param every polling interval in milliseconds; default: one second
 * @returns stops polling after the current work
 */
export function startRelay(
  task: string,
  processWaiting: (signal: AbortSignal) => Promise<void>,
  every = pollIntervalMs,
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= processWaiting(ending.signal)
      .catch((error: unknown) => {
        logError(`Could not ${task}.`, error);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const looking = setInterval(look, every);
  return async () => {
    clearInterval(looking);
    ending.abort();
    await running;
  };
}

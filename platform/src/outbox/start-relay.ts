import { logError } from '../logging/log-error.ts';

const pollIntervalMs = 1000;

/**
 * Looks for work that waits, and does it.
 *
 * @param task what it is, for the log: "send what waits"
 * @param doWaiting work that takes long ends early when the signal is aborted
 * @param every milliseconds between two looks; a second by default
 * @returns ends the looking, after what is being done
 */
export function startRelay(
  task: string,
  doWaiting: (signal: AbortSignal) => Promise<void>,
  every = pollIntervalMs,
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= doWaiting(ending.signal)
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

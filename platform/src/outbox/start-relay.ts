import { logError } from '../log-error.ts';

const lookEvery = 1000;

/**
 * Looks every second for work that waits, and does it.
 *
 * @param task what it is, for the log: "send what waits"
 * @param doWaiting work that takes long ends early when the signal is aborted
 * @returns ends the looking, after what is being done
 */
export function startRelay(
  task: string,
  doWaiting: (signal: AbortSignal) => Promise<void>,
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
  const looking = setInterval(look, lookEvery);
  return async () => {
    clearInterval(looking);
    ending.abort();
    await running;
  };
}

import { logError } from '../log-error.ts';

const lookEvery = 1000;

/**
 * Sends what waits to be sent, every second.
 *
 * @returns ends the looking, after what is being sent
 */
export function startRelay(sendWaiting: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= sendWaiting()
      .catch((error: unknown) => {
        logError('What waits could not be sent.', error);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const looking = setInterval(look, lookEvery);
  return async () => {
    clearInterval(looking);
    await running;
  };
}

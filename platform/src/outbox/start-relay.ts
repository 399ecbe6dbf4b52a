import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { logError } from '../log-error.ts';
import { deliverMessages, type Deliver } from './deliver-messages.ts';

const lookEvery = 1000;

/**
 * Looks into the outbox every second and sends what waits there.
 *
 * @returns ends the looking, after what is being sent
 */
export function startRelay(db: Kysely<Database>, deliver: Deliver): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= deliverMessages(db, deliver, new Date())
      .catch((error: unknown) => {
        logError('The outbox could not be sent.', error);
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

import { readClockOffset } from './control/clock-setting.ts';
import { logError } from './logging/log-error.ts';
import type { Runtime } from './runtime.ts';
import type { FlagStore } from './toggles/flag-store.ts';

const pollIntervalMs = 1000;

/**
 * For a service in its own process: applies, within a second, the clock and toggle changes made by the control API in
 * another process. Not needed in a single process.
 *
 * @returns stops polling
 */
export function followOtherProcesses({ db, clock }: Runtime, flags?: FlagStore): () => void {
  const look = async () => {
    const offset = await readClockOffset(db);
    if (offset !== clock.offset()) clock.advance(offset - clock.offset());
    await flags?.refresh();
  };
  const looking = setInterval(() => {
    look().catch((error: unknown) => {
      logError('The settings of other processes could not be read.', error);
    });
  }, pollIntervalMs);
  return () => {
    clearInterval(looking);
  };
}

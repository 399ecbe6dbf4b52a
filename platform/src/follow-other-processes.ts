import { readClockOffset } from './control/clock-setting.ts';
import { logError } from './logging/log-error.ts';
import type { Runtime } from './runtime.ts';
import type { FlagStore } from './toggles/flag-store.ts';

const pollIntervalMs = 1000;

/**
 * For a service that runs in a process of its own: takes over, within a second, the clock and
 * toggle changes that the control API made in another. In one process this is not needed.
 *
 * @returns ends the watching
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

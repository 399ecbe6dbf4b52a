import { listen } from 'platform/http/listen';
import { portOffsets } from 'shared/node/settings';
import { UserFacingError } from 'shared/node/user-facing-error';
import { frontEnds } from './front-ends.ts';

/** This machine only. */
export const loopback = '127.0.0.1';

/** Checks every port of the portal at an address; throws a UserFacingError that names the first one in use. */
export const requireFreePorts = async (base: number, host: string): Promise<void> => {
  const offsets = [...frontEnds.map(each => each.offset), ...Object.values(portOffsets)];
  for (const offset of new Set(offsets)) {
    const listening = await listen(() => undefined, { port: base + offset, host });
    await listening.close();
  }
};

const firstBase = 14_000;
const lastBase = 60_000;

/** The first port base from `from` on with all ports free, so that a running portal is not disturbed. */
export const freePortBase = async (from = firstBase): Promise<number> => {
  for (let base = from; base <= lastBase; base += 1000) {
    try {
      await requireFreePorts(base, loopback);
      return base;
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
    }
  }
  throw new UserFacingError('No range of free ports was found: stop a portal that is running.');
};

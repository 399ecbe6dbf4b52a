import { listen } from 'platform/http/listen';
import { portOffsets } from 'platform/settings';
import { frontEnds } from '../portal/front-ends.ts';

/** Checks every port of the portal; the first that is taken is a UserFacingError that names it. */
export const requireFreePorts = async (base: number): Promise<void> => {
  const offsets = [...frontEnds.map(each => each.offset), ...Object.values(portOffsets)];
  for (const offset of new Set(offsets)) {
    const listening = await listen(() => undefined, { port: base + offset });
    await listening.close();
  }
};

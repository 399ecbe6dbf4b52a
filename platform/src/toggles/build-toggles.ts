import { pathOf } from '../http/path-of.ts';
import type { Service } from '../http/service.ts';
import { buildFeatBit, isFeatBitPath } from './featbit.ts';
import type { FlagStore } from './flag-store.ts';
import { buildLaunchDarkly } from './launchdarkly.ts';

/** The toggle server: one set of toggles, told by two protocols at one address. */
export function buildToggles(flags: FlagStore, portalOrigin: string): Service {
  const launchDarkly = buildLaunchDarkly(flags, portalOrigin);
  const featBit = buildFeatBit(flags, portalOrigin);
  return {
    listener(request, response) {
      const side = isFeatBitPath(pathOf(request)) ? featBit : launchDarkly;
      side.listener(request, response);
    },
    upgrade: featBit.upgrade,
    async close() {
      await featBit.close();
      await launchDarkly.close();
    },
  };
}

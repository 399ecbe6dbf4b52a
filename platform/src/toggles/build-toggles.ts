import type { PortalHosts } from 'shared/node/portal-hosts';
import { pathOf } from '../http/path-of.ts';
import type { Service } from '../http/service.ts';
import { buildFeatBit, isFeatBitPath } from './featbit.ts';
import type { FlagStore } from './flag-store.ts';
import { buildLaunchDarkly } from './launchdarkly.ts';
import { createStreamLimit } from './stream-limit.ts';

/** The toggle server: one set of toggles at one address, available by two protocols. */
export function buildToggles(
  flags: FlagStore,
  { portalHosts, trustProxy = false }: { portalHosts: PortalHosts; trustProxy?: boolean },
): Service {
  const options = { places: createStreamLimit(), trustProxy };
  const launchDarkly = buildLaunchDarkly(flags, portalHosts, options);
  const featBit = buildFeatBit(flags, portalHosts, options);
  const close = async () => {
    await featBit.close();
    await launchDarkly.close();
  };
  return {
    listener(request, response) {
      const side = isFeatBitPath(pathOf(request)) ? featBit : launchDarkly;
      side.listener(request, response);
    },
    upgrade: featBit.upgrade,
    endStreams() {
      void close();
    },
    close,
  };
}

/** The origins that make up one running portal, and where each is told: by environment or by the port base. */
import { localOrigin, serviceOffsets } from './addresses.ts';
import { remotes } from './front-ends.ts';

export interface PortalOrigins {
  shell: string;
  remotes: readonly string[];
  identity: string;
  api: string;
  toggles: string;
  collector: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Origins as the browser sees them. On a laptop they follow from the port base; behind an edge with real host
 * names each is set: `PORTAL_SHELL_ORIGIN`, `PORTAL_REMOTE_ORIGINS` (separated by spaces),
 * `PORTAL_IDENTITY_ORIGIN`, `PORTAL_API_ORIGIN`, `PORTAL_TOGGLES_ORIGIN`, `PORTAL_COLLECTOR_ORIGIN`.
 */
export const originsFrom = (environment: Environment, base: number): PortalOrigins => {
  const service = (name: 'identity' | 'api' | 'toggles' | 'collector'): string =>
    environment[`PORTAL_${name.toUpperCase()}_ORIGIN`] ?? localOrigin(base, serviceOffsets[name]);
  return {
    shell: environment['PORTAL_SHELL_ORIGIN'] ?? localOrigin(base, 0),
    remotes:
      environment['PORTAL_REMOTE_ORIGINS']?.split(/\s+/).filter(Boolean) ??
      remotes.map(remote => localOrigin(base, remote.offset)),
    identity: service('identity'),
    api: service('api'),
    toggles: service('toggles'),
    collector: service('collector'),
  };
};

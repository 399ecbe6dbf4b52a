/** The origins that make up one running portal, and where each is told: by environment or by the port base. */
import { portOffsets, type Settings } from 'shared/node/settings';
import { localOrigin } from './addresses.ts';
import { remotes } from './front-ends.ts';

export interface PortalOrigins {
  shell: string;
  remotes: readonly string[];
  identity: string;
  api: string;
  toggles: string;
  /** Of the card-payment provider; the real one has several. */
  payments: readonly string[];
  collector: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Origins as the browser sees them. On a laptop they follow from the port base; behind an edge with real host
 * names each is set: `PORTAL_ORIGIN` and `PORTAL_IDENTITY_URL`, which the platform reads as well, and
 * `PORTAL_REMOTE_ORIGINS` (separated by spaces), `PORTAL_API_URL`, `PORTAL_TOGGLES_URL`, `PORTAL_COLLECTOR_URL`,
 * `PORTAL_PAYMENTS_ORIGINS` (separated by spaces).
 */
export const originsFrom = (settings: Settings, environment: Environment): PortalOrigins => {
  const { portBase, portalOrigin, identityUrl } = settings;
  return {
    shell: portalOrigin,
    remotes:
      environment['PORTAL_REMOTE_ORIGINS']?.split(/\s+/).filter(Boolean) ??
      remotes.map(remote => localOrigin(portBase, remote.offset)),
    // Policies know origins; an issuer may have a path.
    identity: new URL(identityUrl).origin,
    api: environment['PORTAL_API_URL'] ?? localOrigin(portBase, portOffsets.api),
    toggles: environment['PORTAL_TOGGLES_URL'] ?? localOrigin(portBase, portOffsets.toggles),
    payments: environment['PORTAL_PAYMENTS_ORIGINS']?.split(/\s+/).filter(Boolean) ?? [settings.payments.url],
    collector: environment['PORTAL_COLLECTOR_URL'] ?? localOrigin(portBase, portOffsets.collector),
  };
};

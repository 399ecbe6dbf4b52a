/** The origins of a running portal, set by environment variables or derived from the port base. */
import { parseOrigin, portOffsets, type Settings } from 'shared/node/settings';
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

const originIn = (environment: Environment, name: string): string | undefined => {
  const text = environment[name]?.trim() ?? '';
  return text === '' ? undefined : parseOrigin(name, text);
};

const originsIn = (environment: Environment, name: string): string[] | undefined =>
  environment[name]
    ?.split(/\s+/)
    .filter(Boolean)
    .map(text => parseOrigin(name, text) ?? text);

/**
 * Origins as the browser sees them on this machine. They are derived from the port base, and each can be set:
 * `PORTAL_ORIGIN` and `PORTAL_IDENTITY_URL`, which the platform reads as well, and `PORTAL_REMOTE_ORIGINS` (separated
 * by spaces), `PORTAL_API_URL`, `PORTAL_TOGGLES_URL`, `PORTAL_COLLECTOR_URL`, `PORTAL_PAYMENTS_ORIGINS` (separated by
 * spaces). On real hosts they are in `PORTAL_SETTINGS`.
 */
export const originsFrom = (settings: Settings, environment: Environment): PortalOrigins => {
  const { portBase, portalOrigin, identityUrl } = settings;
  return {
    shell: portalOrigin,
    remotes:
      originsIn(environment, 'PORTAL_REMOTE_ORIGINS') ??
      remotes.map(remote => localOrigin(portBase, remote.offset)),
    // CSP sources are origins; an issuer may have a path.
    identity: new URL(identityUrl).origin,
    api: originIn(environment, 'PORTAL_API_URL') ?? localOrigin(portBase, portOffsets.api),
    toggles: originIn(environment, 'PORTAL_TOGGLES_URL') ?? localOrigin(portBase, portOffsets.toggles),
    payments: originsIn(environment, 'PORTAL_PAYMENTS_ORIGINS') ?? [settings.payments.url],
    collector: originIn(environment, 'PORTAL_COLLECTOR_URL') ?? localOrigin(portBase, portOffsets.collector),
  };
};

/** The portal's own origins, for a server that only accepts requests from them. */
import { environmentAt, patternOf, type PortalEnvironment } from '../settings/portal-settings.ts';

export interface PortalHosts {
  /** The configured origin, used in links. */
  readonly origin: string;
  /** The origin, and the other hosts of its environment. */
  readonly origins: readonly (string | RegExp)[];
  /** Whether an origin is one of them. */
  readonly includes: (origin: string) => boolean;
  /** The same for a Content Security Policy, which only supports a wildcard at the start of a name. */
  readonly sources: readonly string[];
}

/** The part of the settings that is needed here. */
interface ConfiguredHosts {
  readonly environments: readonly Pick<PortalEnvironment, 'hosts'>[];
}

/** Whether an origin is one of these. */
export const isAmong = (origins: PortalHosts['origins'], origin: string): boolean =>
  origins.some(each => (typeof each === 'string' ? each === origin : each.test(origin)));

const sourceOf = (host: string): string => {
  const closed = /^.*[*}][^.]*(?<rest>\..*)$/.exec(host)?.groups?.['rest'];
  if (closed !== undefined) return `https://*${closed}`;
  return /[*}]/.test(host) ? 'https:' : `https://${host}`;
};

/** Real hosts use https on its default port; `settings` lists them, and `origin` is always included. */
export const portalHostsAt = (origin: string, settings?: ConfiguredHosts): PortalHosts => {
  const { hostname } = new URL(origin);
  const hosts = (settings ? (environmentAt(settings, hostname)?.hosts ?? []) : []).filter(
    each => each !== hostname,
  );
  const origins = [origin, ...hosts.map(host => patternOf(host, 'https://'))];
  return {
    origin,
    origins,
    includes: asked => isAmong(origins, asked),
    sources: [...new Set([origin, ...hosts.map(sourceOf)])],
  };
};

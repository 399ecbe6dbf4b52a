/** Which pages are the portal's own, for a server that answers them and nobody else. */
import { environmentAt, patternOf, type PortalEnvironment } from '../settings/portal-settings.ts';

export interface PortalHosts {
  /** The one that the process is told of, which links lead to. */
  readonly origin: string;
  /** It, and the other hosts of its environment. */
  readonly origins: readonly (string | RegExp)[];
  /** Whether an origin is among them. */
  readonly includes: (origin: string) => boolean;
  /** The same as a security policy can say it, where a name can only be left open at its beginning. */
  readonly sources: readonly string[];
}

/** As much of the settings as is needed here. */
interface ToldHosts {
  readonly environments: readonly Pick<PortalEnvironment, 'hosts'>[];
}

/** Whether an origin is one of these. */
export const isAmong = (origins: PortalHosts['origins'], asked: string): boolean =>
  origins.some(each => (typeof each === 'string' ? each === asked : each.test(asked)));

const sourceOf = (host: string): string => {
  const closed = /^.*[*}][^.]*(?<rest>\..*)$/.exec(host)?.groups?.['rest'];
  if (closed !== undefined) return `https://*${closed}`;
  return /[*}]/.test(host) ? 'https:' : `https://${host}`;
};

/** Real hosts speak https on its own port; `told` names them, and `origin` stands for itself in any case. */
export const portalHostsAt = (origin: string, told?: ToldHosts): PortalHosts => {
  const { hostname } = new URL(origin);
  const hosts = (told ? (environmentAt(told, hostname)?.hosts ?? []) : []).filter(each => each !== hostname);
  const origins = [origin, ...hosts.map(host => patternOf(host, 'https://'))];
  return {
    origin,
    origins,
    includes: asked => isAmong(origins, asked),
    sources: [...new Set([origin, ...hosts.map(sourceOf)])],
  };
};

/** Addresses of the portal under test. */

const portBase = Number(process.env['PORTAL_PORT_BASE'] ?? '4000');

const originAt = (offset: number): string => `http://localhost:${String(portBase + offset)}`;

export const portalOrigin = originAt(0);
export const identityOrigin = originAt(100);
export const apiOrigin = originAt(200);
export const controlOrigin = originAt(900);

/** The remotes in the order of their ports. */
const remoteIds = ['mfe-admins', 'mfe-subscriptions', 'mfe-billing', 'mfe-profile'] as const;
export type RemoteId = (typeof remoteIds)[number];

export const remotePort = (id: RemoteId): number => portBase + 1 + remoteIds.indexOf(id);

/** The application sub-path. */
export const applicationPath = '/selvbetjening';

/** URL of a page, from its path below the application: `pageAt('/1001/faktura')`. */
export const pageAt = (path: string): string => applicationPath + path;

/** Services behind the edge of a hosted portal, and the edge itself; see hosted/edge.ts. */
export const togglesPort = portBase + 300;
export const collectorPort = portBase + 500;
export const edgePort = portBase + 443;
export const hostedShellPort = portBase + 40;

/** Third-party identity servers; see hosted/foreign-portals.ts. */
export const foreignPorts = { mockServer: portBase + 70, openIdProvider: portBase + 71 } as const;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PortalHosts } from 'shared/node/portal-hosts';

export interface CorsRules {
  /** The allowed origin, or `*`. */
  origin: string;
  methods: string;
  headers: string;
  exposedHeaders?: string;
}

/** Allowed origin of a response: the request's own if it belongs to the portal, otherwise the portal's main origin. */
export function readerOf({ headers }: IncomingMessage, portal: PortalHosts): string {
  return headers.origin !== undefined && portal.includes(headers.origin) ? headers.origin : portal.origin;
}

/**
 * Adds CORS headers to a response.
 *
 * @returns true if the request was a preflight and has been answered
 */
export function applyCors(request: IncomingMessage, response: ServerResponse, rules: CorsRules): boolean {
  response.setHeader('access-control-allow-origin', rules.origin);
  if (rules.origin !== '*') response.appendHeader('vary', 'Origin');
  if (rules.exposedHeaders) response.setHeader('access-control-expose-headers', rules.exposedHeaders);
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('access-control-allow-methods', rules.methods);
  response.setHeader('access-control-allow-headers', rules.headers);
  response.setHeader('access-control-max-age', '7200');
  response.writeHead(204).end();
  return true;
}

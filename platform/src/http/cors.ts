import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PortalHosts } from 'shared/node/portal-hosts';

export interface CorsRules {
  /** The one origin that may read answers, or `*`. */
  origin: string;
  methods: string;
  headers: string;
  exposedHeaders?: string;
}

/** The page that may read an answer: the one that asks where it is the portal's, else the portal as links have it. */
export function readerOf({ headers }: IncomingMessage, portal: PortalHosts): string {
  return headers.origin !== undefined && portal.includes(headers.origin) ? headers.origin : portal.origin;
}

/**
 * Adds the cross-origin headers to an answer.
 *
 * @returns true when the request was a preflight and has been answered
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

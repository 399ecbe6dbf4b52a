import type { IncomingMessage } from 'node:http';
import { networkOf } from './network-of.ts';

/** Client address; behind our own proxy, the one in its forwarding header. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // Only the last entry was written by our proxy; earlier ones can be forged.
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
  return last ?? request.socket.remoteAddress ?? 'unknown';
}

/** Key by which rate limits count a request. */
export const clientNetwork = (request: IncomingMessage, trustProxy: boolean) =>
  networkOf(clientAddress(request, trustProxy));

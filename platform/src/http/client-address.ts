import type { IncomingMessage } from 'node:http';
import { networkOf } from './network-of.ts';

/** The address of whoever asks; behind a proxy of ours, the one that it tells. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry is the one our own proxy wrote; those before it can be made up.
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
  return last ?? request.socket.remoteAddress ?? 'unknown';
}

/** What limits count a request by. */
export const clientNetwork = (request: IncomingMessage, trustProxy: boolean) =>
  networkOf(clientAddress(request, trustProxy));

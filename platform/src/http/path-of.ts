import type { IncomingMessage } from 'node:http';

/** The path of a request, without its query, just as it was sent. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/s, '');
}

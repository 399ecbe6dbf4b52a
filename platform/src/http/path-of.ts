import type { IncomingMessage } from 'node:http';

/** Path of a request, without query and not decoded. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/s, '');
}

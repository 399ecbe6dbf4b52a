import type { IncomingMessage } from 'node:http';

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const localAddress = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request comes from this machine, and not from a web page that a browser on it shows:
 * such a page names its own host, or gives itself away by its origin.
 */
export function isLocalCaller(request: IncomingMessage): boolean {
  const { host = '', origin } = request.headers;
  if (!localAddress.test(request.socket.remoteAddress ?? '') || !localHost.test(host)) return false;
  return origin === undefined || (URL.canParse(origin) && localHost.test(new URL(origin).host));
}

import type { IncomingMessage } from 'node:http';

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const localAddress = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request comes from this machine, and not from a web page that a browser on it shows, be it of another
 * server here: such a page names its own host, or the browser tells its origin or where the request comes from.
 */
export function isLocalCaller(request: IncomingMessage): boolean {
  const { host = '', origin } = request.headers;
  if (!localAddress.test(request.socket.remoteAddress ?? '') || !localHost.test(host)) return false;
  const site = request.headers['sec-fetch-site'];
  return origin === undefined && (site === undefined || site === 'none' || site === 'same-origin');
}

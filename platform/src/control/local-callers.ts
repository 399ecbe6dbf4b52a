import type { IncomingMessage } from 'node:http';

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const localAddress = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request comes from this machine, but not from a web page in a browser on it, even one served by another
 * local server: such a page names its own host, or the browser sends its origin or fetch site.
 */
export function isLocalCaller(request: IncomingMessage): boolean {
  const { host = '', origin } = request.headers;
  if (!localAddress.test(request.socket.remoteAddress ?? '') || !localHost.test(host)) return false;
  const site = request.headers['sec-fetch-site'];
  return origin === undefined && (site === undefined || site === 'none' || site === 'same-origin');
}

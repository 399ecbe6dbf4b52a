/** One front end's origin: an HTTP server for its files, with the same headers on every response. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { applyFault } from 'platform/faults/apply-fault';
import type { FaultSource } from 'platform/faults/fault';
import type { PortalHosts } from 'shared/node/portal-hosts';
import { setSecurityHeaders } from './security-headers.ts';
import type { FileHandler } from './static-files.ts';

export interface OriginOptions {
  kind: 'shell' | 'remote';
  files: FileHandler;
  portal: PortalHosts;
  /** Simulates faults on request, in local and test mode only. */
  faults?: FaultSource | undefined;
}

const refuse = (response: ServerResponse, status: number, sentence: string): void => {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(sentence),
    'cache-control': 'no-store',
  });
  response.end(sentence);
};

/** Malformed percent-encoding, as in mistyped URLs, is left as it is: no file has such a name. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Dot segments, backslashes and control characters, plain or encoded, never name a served file. */
const isSafePath = (url: string): boolean => {
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return path.startsWith('/') && !/(^|\/)\.|\\|\/\/|[\u0000-\u001f]/.test(path);
};

const preflight = (response: ServerResponse): void => {
  response.setHeader('access-control-allow-methods', 'GET, HEAD');
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
};

const answer = async (options: OriginOptions, request: IncomingMessage, response: ServerResponse) => {
  setSecurityHeaders(response, options.kind, options.portal);
  if (request.method === 'OPTIONS' && options.kind === 'remote') {
    preflight(response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    refuse(response, 405, 'Only GET and HEAD are served here.');
    return;
  }
  if (!isSafePath(request.url ?? '/')) {
    refuse(response, 400, 'That is not an address of this site.');
    return;
  }
  const effect = await options.faults?.match({
    service: 'remotes',
    method: request.method,
    path: request.url ?? '/',
    port: request.socket.localPort,
  });
  if (effect && (await applyFault(effect, request, response))) return;
  options.files(request, response, () => {
    refuse(response, 404, 'There is no such file.');
  });
};

/** Handles requests of one origin; `files` decides what is served. */
export const originListener =
  (options: OriginOptions): RequestListener =>
  (request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      // A file may be deleted between lookup and read: the request fails, the origin stays up.
      process.stderr.write(
        `${String(request.url)}: ${error instanceof Error ? error.message : String(error)}\n`,
      );
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The file could not be read.');
    });
  };

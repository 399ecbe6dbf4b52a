/** Files of a folder, with the forms that were compressed at build time. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

export type FileHandler = (request: IncomingMessage, response: ServerResponse, orElse: () => void) => void;

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/**
 * A single range that names its start. Everything else the standard lets a server answer as a whole file, and
 * sirv would read it wrongly.
 */
const simpleRange = /^bytes=(\d{1,15})-(\d{0,15})$/;

const keepSimpleRange = (request: IncomingMessage): void => {
  const [, start = '', end = ''] = simpleRange.exec(request.headers.range ?? '') ?? [];
  if (start === '' || (end !== '' && Number(end) < Number(start))) delete request.headers.range;
};

/**
 * Serves what is in `folder` at the moment of the request: a release that is built while the server runs is there
 * at once. Anything else goes to `orElse`.
 *
 * @param cacheControl says for a path below the folder how long it may be kept
 */
export const filesIn = (folder: string, cacheControl: (path: string) => string): FileHandler => {
  const handler = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
      // Which page may read it is said to the one that asks.
      if (response.hasHeader('access-control-allow-origin')) response.appendHeader('Vary', 'Origin');
    },
  });
  return (request, response, orElse) => {
    keepSimpleRange(request);
    handler(request, response, orElse);
  };
};

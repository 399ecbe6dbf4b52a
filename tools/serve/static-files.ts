/** Serves a folder's files with their precompressed variants. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

export type FileHandler = (request: IncomingMessage, response: ServerResponse, orElse: () => void) => void;

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/**
 * A single range with a start. For all other ranges the standard allows the whole file, and sirv would handle them
 * wrongly.
 */
const simpleRange = /^bytes=(\d{1,15})-(\d{0,15})$/;

const keepSimpleRange = (request: IncomingMessage): void => {
  const [, start = '', end = ''] = simpleRange.exec(request.headers.range ?? '') ?? [];
  // sirv reads an end of 0 as no end.
  if (start === '' || (end !== '' && (Number(end) === 0 || Number(end) < Number(start))))
    delete request.headers.range;
};

/**
 * Serves the current content of `folder`: a release built while the server runs is available at once. Other requests go
 * to `orElse`.
 *
 * @param cacheControl returns how long a path below the folder may be cached
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
      // CORS: the allowed origin depends on the request.
      if (response.hasHeader('access-control-allow-origin')) response.appendHeader('Vary', 'Origin');
    },
  });
  return (request, response, orElse) => {
    keepSimpleRange(request);
    handler(request, response, orElse);
  };
};

/** The shell's one page: read when it changed, marked with what it is told, and always checked for freshness. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PortalMode } from '../portal/mode.ts';
import type { ToggleProtocol } from '../portal/toggle-protocol.ts';
import { revalidate } from './static-files.ts';

interface Page {
  changedAt: number;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What the shell is told about where it runs; undefined is not told. */
export interface PageMarks {
  mode: PortalMode | undefined;
  toggles: ToggleProtocol | undefined;
}

/** Writes the marks on the html element, where the shell reads them before anything else. */
const withMarks = (html: string, marks: PageMarks): string => {
  const attributes = Object.entries(marks).map(([name, value]) =>
    value === undefined ? '' : ` data-portal-${name}="${String(value)}"`,
  );
  return html.replace(/<html\b/, `<html${attributes.join('')}`);
};

const load = (file: string, changedAt: number, marks: PageMarks): Page => {
  const plain = Buffer.from(withMarks(readFileSync(file, 'utf8'), marks));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { changedAt, etag, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
};

/**
 * Answers with the page.
 *
 * @returns false when the shell has not been built, so there is no page
 */
export const pageServer = (
  file: string,
  marks: PageMarks,
  policy: string,
): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  let page: Page | undefined;
  return (request, response) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return false;
    if (page?.changedAt !== changedAt) page = load(file, changedAt, marks);

    response.setHeader('content-security-policy', policy);
    response.setHeader('cache-control', revalidate);
    response.setHeader('etag', page.etag);
    response.setHeader('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304).end();
      return true;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    const body = encoding ? page[encoding] : page.plain;
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
};

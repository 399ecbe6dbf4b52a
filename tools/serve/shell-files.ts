import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { applicationPath } from '../portal/addresses.ts';
import type { Environment } from './content-security-policy.ts';
import { pageServer, type PageInserts } from './page.ts';
import { filesIn, immutable, revalidate, type FileHandler } from './static-files.ts';

export interface ShellFiles {
  siteFolder: string;
  registryFile: string;
  inserts: PageInserts;
  /** The settings of a host. */
  environmentAt: (hostname: string) => Environment | undefined;
}

/** Webpack puts a content hash into the name; such a file is immutable. */
const hashedName = /\.[0-9a-f]{16,}\.\w+$/;

/** Paths that are files. Any other path may be a page, even with a dot in it: an e-mail, a version. */
const fileAddress = /^\/assets\/|\.(?:css|html|ico|js|json|map|png|svg|txt|webmanifest|webp|woff2?)$/;

/** Browsers request a page with text/html; tools that accept anything also get the page. */
const acceptsHtml = (accept: string | undefined): boolean =>
  accept === undefined || accept.includes('text/html') || accept.startsWith('*/*');

/** Small, and changes with every release: compressed on the fly, at a lower level than the build's files. */
const compressed = (text: Buffer): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .map(each => each.trim().split(/\s*;\s*q=/))
    .some(([coding, weight = '1']) => coding === 'br' && Number(weight) > 0);

const serveJson = (text: Buffer, request: IncomingMessage, response: ServerResponse): void => {
  const isCompressed = takesBrotli(request);
  const body = isCompressed ? compressed(text) : text;
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': revalidate,
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(body);
};

const readIfThere = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/**
 * The shell's origin: files below the application sub-path, the registry of remotes, the settings, and the page for all
 * other paths. A missing file is 404, never the page: a page in place of a script would hide the error.
 */
export const shellFiles = ({ siteFolder, registryFile, inserts, environmentAt }: ShellFiles): FileHandler => {
  const page = pageServer(path.join(siteFolder, 'index.html'), inserts, environmentAt);
  const settings = Buffer.from(inserts.settings);
  const json: Record<string, () => Buffer | undefined> = {
    '/remotes.json': () => readIfThere(registryFile),
    '/settings.json': () => settings,
  };
  const files = filesIn(siteFolder, file => (hashedName.test(file) ? immutable : revalidate));
  return (request, response, orElse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/' || pathname === applicationPath) {
      const location = `${applicationPath}/${search}`;
      response.writeHead(302, { location, 'cache-control': revalidate, 'content-length': 0 }).end();
      return;
    }
    if (!pathname.startsWith(`${applicationPath}/`)) {
      orElse();
      return;
    }
    const below = pathname.slice(applicationPath.length);
    const text = Object.hasOwn(json, below) ? json[below]?.() : undefined;
    if (text) {
      serveJson(text, request, response);
      return;
    }
    if (below !== '/index.html' && fileAddress.test(below)) {
      request.url = below;
      files(request, response, orElse);
      return;
    }
    if (!acceptsHtml(request.headers.accept) || !page(request, response)) orElse();
  };
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { applicationPath } from '../portal/addresses.ts';
import { pageServer, type PageMarks } from './page.ts';
import { filesIn, immutable, revalidate, type FileHandler } from './static-files.ts';

export interface ShellFiles {
  siteFolder: string;
  registryFile: string;
  marks: PageMarks;
  pagePolicy: string;
}

/** Webpack puts a hash of the content into a name; such a file never changes. */
const hashedName = /\.[0-9a-f]{16,}\.\w+$/;

/** What is a file by its address. Anything else may be a page, also with a dot in it: an e-mail, a version. */
const fileAddress = /^\/assets\/|\.(?:css|html|ico|js|json|map|png|svg|txt|webmanifest|webp|woff2?)$/;

/** Browsers ask for a page with text/html; a tool that asks for anything gets the page as well. */
const asksForPage = (accept: string | undefined): boolean =>
  accept === undefined || accept.includes('text/html') || accept.startsWith('*/*');

const serveRegistry = (file: string, response: ServerResponse): boolean => {
  let text: Buffer;
  try {
    text = readFileSync(file);
  } catch {
    return false;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
    'cache-control': revalidate,
  });
  response.end(text);
  return true;
};

/**
 * The shell's origin: files below the application sub-path, the registry of remotes, and the page itself for
 * every address a person can go to. A missing file is 404, never the page: a page in place of a script hides the
 * fault.
 */
export const shellFiles = ({ siteFolder, registryFile, marks, pagePolicy }: ShellFiles): FileHandler => {
  const page = pageServer(path.join(siteFolder, 'index.html'), marks, pagePolicy);
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
    if (below === '/remotes.json') {
      if (!serveRegistry(registryFile, response)) orElse();
      return;
    }
    if (below !== '/index.html' && fileAddress.test(below)) {
      request.url = below;
      files(request, response, orElse);
      return;
    }
    if (!asksForPage(request.headers.accept) || !page(request, response)) orElse();
  };
};

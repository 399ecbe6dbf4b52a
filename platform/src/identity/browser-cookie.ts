import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const form = /^[\w-]{43}$/;
const year = 365 * 24 * 3600;

/** The mark by which a browser is known again: random, told to nobody but that browser. */
export interface BrowserCookie {
  /** A hash of the request's mark; undefined when it brings none. */
  of(request: IncomingMessage): string | undefined;
  /** As `of`, and gives a browser that has none its mark. */
  give(request: IncomingMessage, response: ServerResponse): string;
}

/**
 * With TLS the cookie is named `__Host-…`: no neighbour of our host can then plant one. Browsers demand `Secure` for
 * that name, so that on http://localhost it has a plain one, which a server on another port could set.
 */
export function createBrowserCookie(issuer: string): BrowserCookie {
  const { protocol, port } = new URL(issuer);
  const isSecure = protocol === 'https:';
  const name = `${isSecure ? '__Host-' : ''}lyng_browser_${port || 'portal'}`;
  const attributes = `Path=/; Max-Age=${String(year)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  function markOf(request: IncomingMessage): string | undefined {
    const pairs = (request.headers.cookie ?? '').split(/; */).filter(pair => pair.startsWith(`${name}=`));
    const mark = pairs[0]?.slice(name.length + 1) ?? '';
    // Two of them mean that somebody else has set one.
    return pairs.length === 1 && form.test(mark) ? mark : undefined;
  }

  return {
    of(request) {
      const mark = markOf(request);
      return mark && hashOf(mark);
    },
    give(request, response) {
      const mark = markOf(request) ?? randomBytes(32).toString('base64url');
      response.appendHeader('set-cookie', `${name}=${mark}; ${attributes}`);
      return hashOf(mark);
    },
  };
}

const hashOf = (mark: string) => createHash('sha256').update(mark).digest('base64url');

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const form = /^[\w-]{43}$/;
const year = 365 * 24 * 3600;

/** A random cookie that identifies a browser. */
export interface BrowserCookie {
  /** Hash of the request's cookie; undefined if it has none. */
  of(request: IncomingMessage): string | undefined;
  /** Like `of`, but sets the cookie if the browser has none. */
  give(request: IncomingMessage, response: ServerResponse): string;
}

/**
 * With TLS the cookie is named `__Host-…`, which other hosts of the domain cannot set. Browsers require `Secure` for
 * that prefix, so http://localhost uses a name without it, which a server on another port could set.
 */
export function createBrowserCookie(issuer: string): BrowserCookie {
  const { protocol, port } = new URL(issuer);
  const isSecure = protocol === 'https:';
  const name = `${isSecure ? '__Host-' : ''}lyng_browser_${port || 'portal'}`;
  const attributes = `Path=/; Max-Age=${String(year)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  function markOf(request: IncomingMessage): string | undefined {
    const pairs = (request.headers.cookie ?? '').split(/; */).filter(pair => pair.startsWith(`${name}=`));
    const mark = pairs[0]?.slice(name.length + 1) ?? '';
    // Two cookies mean that another server has set one.
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

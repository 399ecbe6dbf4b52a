/** Where the user goes after sign-in: the address they came for, if it is one of the portal's pages. */

/** The application sub-path (NAV-001). */
export const applicationPath = '/selvbetjening';

const longest = 2_048;

/** Pages not to return to (NAV-062). The root leads to the landing page anyway. */
const neverReturnedTo = [
  '/',
  '/fejl',
  '/login-fejl',
  '/logud-bekraeftelse',
  '/maintenance',
  '/siden-er-midlertidigt-utilgaengelig',
];

/** Whitespace, control characters, and the backslash, which browsers read as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unsafeCharacter = /[\u0000-\u0020\\\u007f-\u009f]/;

/** Percent codes that the next decoder would read differently: slash, backslash, dot, percent, control characters. */
const unsafeCode = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)/i;

const parsed = (candidate: string, origin: string): URL | undefined => {
  try {
    decodeURIComponent(candidate);
    return new URL(candidate, origin);
  } catch {
    return undefined;
  }
};

/**
 * The path below the application for a candidate, or undefined for the landing page. `candidate` is path, query and
 * fragment of a portal address, as it was saved; anything else is refused.
 */
export const safeReturnPath = (candidate: unknown, origin: string): string | undefined => {
  if (typeof candidate !== 'string' || candidate.length > longest || unsafeCharacter.test(candidate))
    return undefined;
  const url = parsed(candidate, origin);
  if (url?.origin !== origin) return undefined;
  const { pathname } = url;
  // The parser would have resolved '..' and the like, so this is not the address that was saved.
  if (!candidate.startsWith(pathname) || !pathname.startsWith(`${applicationPath}/`)) return undefined;
  if (pathname.includes('//') || unsafeCode.test(pathname)) return undefined;
  const path = pathname.slice(applicationPath.length);
  if (neverReturnedTo.includes(path.length > 1 ? path.replace(/\/$/, '') : path)) return undefined;
  // A query with `scope` would be taken for a response of the identity server.
  return path + (url.searchParams.has('scope') ? '' : url.search) + url.hash;
};

/**
 * The secret in an e-mail link. It is removed from the address before anything else runs, so that it never gets into
 * the history, a log, analytics or a referrer. It stays in this tab, across reloads and a sign-in, until it is used.
 */

/** The pages that such e-mail links lead to. */
export type LinkPage = 'opret-login' | 'vaelg-ny-adgangskode' | 'installer-e-sim';

const linkAddress = /\/(opret-login|vaelg-ny-adgangskode|installer-e-sim)\/?$/;
const parameter = 'token';
const keyOf = (page: LinkPage): string => `portal.link.${page}`;

/** Fallback when the browser blocks storage; lost on reload. */
const memory = new Map<LinkPage, string>();

const quietly = <Value>(action: () => Value): Value | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** Removes the secret from the page's address, if it has one. Call it before anything else. */
export const takeLinkToken = (): void => {
  const { pathname, search } = window.location;
  const page = linkAddress.exec(pathname)?.[1] as LinkPage | undefined;
  const token = new URLSearchParams(search).get(parameter);
  if (page === undefined || token === null) return;
  window.history.replaceState(window.history.state, '', pathname);
  memory.set(page, token);
  quietly(() => {
    window.sessionStorage.setItem(keyOf(page), token);
  });
};

/** The secret of the link to a page; undefined when the user did not come through a link. */
export const linkTokenOf = (page: LinkPage): string | undefined =>
  memory.get(page) ?? quietly(() => window.sessionStorage.getItem(keyOf(page))) ?? undefined;

/** Forgets the secret after it has been used. */
export const dropLinkToken = (page: LinkPage): void => {
  memory.delete(page);
  quietly(() => {
    window.sessionStorage.removeItem(keyOf(page));
  });
};

/** Whether a secret has a valid format. An invalid one is rejected without a request. */
export const isLinkToken = (token: string): boolean => /^[\w-]{1,64}$/.test(token);

/**
 * The secret in the link of a mail. It is taken out of the address before anything else runs, so that neither history,
 * nor a log, nor analytics, nor a referrer ever has it. It stays in this tab, also over a reload and over a sign-in on
 * the way, until it is used.
 */

/** The pages that a mail leads to with a secret. */
export type LinkPage = 'opret-login' | 'vaelg-ny-adgangskode' | 'installer-e-sim';

const linkAddress = /\/(opret-login|vaelg-ny-adgangskode|installer-e-sim)\/?$/;
const parameter = 'token';
const keyOf = (page: LinkPage): string => `portal.link.${page}`;

/** Where the browser lets nobody near its storage, the secret is gone with a reload. */
const memory = new Map<LinkPage, string>();

const quietly = <Value>(action: () => Value): Value | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** Takes the secret out of the page's address, if it has one. Call it first of all. */
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

/** The secret of the link that led to a page; undefined when the person came by another way. */
export const linkTokenOf = (page: LinkPage): string | undefined =>
  memory.get(page) ?? quietly(() => window.sessionStorage.getItem(keyOf(page))) ?? undefined;

/** Forgets the secret, because it has been used. */
export const dropLinkToken = (page: LinkPage): void => {
  memory.delete(page);
  quietly(() => {
    window.sessionStorage.removeItem(keyOf(page));
  });
};

/** Whether a secret can be one at all. What can't is dead without asking anybody. */
export const isLinkToken = (token: string): boolean => /^[\w-]{1,64}$/.test(token);

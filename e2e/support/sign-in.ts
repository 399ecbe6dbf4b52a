/** Signs in as a demo user: through the sign-in page the first time, later with the identity server's cookies. */
import type { Page } from '@playwright/test';
import { identityOrigin, pageAt } from './addresses.ts';

export const password = 'Portal2026';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** The identity server's cookies by user, for the tests of one worker. */
const cookiesOf = new Map<string, Cookies>();

/** Fills in the visible sign-in page. */
export const fillSignIn = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
};

/** Wait for something to be rendered after the redirects; otherwise the test would interrupt them. */
const expectRendered = (page: Page): Promise<void> =>
  page.locator('#root > :not(noscript, .not-started)').first().waitFor({ state: 'attached' });

/** Opens a page of the portal and signs in by typing the password. */
export const signInByPassword = async (page: Page, email: string, path = '/'): Promise<void> => {
  await page.goto(pageAt(path));
  await fillSignIn(page, email);
  // Not the load event: it also waits for scripts that a test holds back.
  await page.waitForURL(url => url.origin !== identityOrigin && !url.searchParams.has('code'), {
    waitUntil: 'commit',
  });
  await expectRendered(page);
};

/** Opens a page of the portal as a user. From the second time in a worker on, the identity server has a session. */
export const signIn = async (page: Page, email: string, path = '/'): Promise<void> => {
  const known = cookiesOf.get(email);
  if (known === undefined) {
    await signInByPassword(page, email, path);
    cookiesOf.set(email, await page.context().cookies(identityOrigin));
    return;
  }
  await page.context().addCookies(known);
  await page.goto(pageAt(path));
  await expectRendered(page);
};

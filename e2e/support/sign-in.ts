/** Signing in as a demo account, by the sign-in page the first time and by the identity server's cookies after. */
import type { Page } from '@playwright/test';
import { identityOrigin, pageAt } from './addresses.ts';

export const password = 'Portal2026';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** Cookies of the identity server by account, for the tests of one worker. */
const cookiesOf = new Map<string, Cookies>();

/** Fills in the sign-in page that is shown. */
export const fillSignIn = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
};

/** The way by the identity server and back ends with something drawn: a test that went on before would cut it off. */
const expectDrawn = (page: Page): Promise<void> =>
  page.locator('#root > :not(noscript, .not-started)').first().waitFor({ state: 'attached' });

/** Opens a page of the portal and signs in on the way, with the account's own typed password. */
export const signInByPassword = async (page: Page, email: string, path = '/'): Promise<void> => {
  await page.goto(pageAt(path));
  await fillSignIn(page, email);
  // Not the load event: a script that a test holds back holds that back, too.
  await page.waitForURL(url => url.origin !== identityOrigin && !url.searchParams.has('code'), {
    waitUntil: 'commit',
  });
  await expectDrawn(page);
};

/** Opens a page of the portal as somebody. The second time in a worker the identity server knows them already. */
export const signIn = async (page: Page, email: string, path = '/'): Promise<void> => {
  const known = cookiesOf.get(email);
  if (known === undefined) {
    await signInByPassword(page, email, path);
    cookiesOf.set(email, await page.context().cookies(identityOrigin));
    return;
  }
  await page.context().addCookies(known);
  await page.goto(pageAt(path));
  await expectDrawn(page);
};

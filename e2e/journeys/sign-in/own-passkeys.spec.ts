import type { Page } from '@playwright/test';
import { identityOrigin, pageAt, portalOrigin } from '../../support/addresses.ts';
import { mailsTo } from '../../support/control.ts';
import { enterOn, tabTo } from '../../support/keyboard.ts';
import { newEmail, signInAsNewPerson } from '../../support/new-person.ts';
import { signInByPassword } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const settings = '/1001/indstillinger';
const passkeysPage = `${settings}/adgangsnoegler`;
const password = 'EnGodKode1';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Log ud' }).click();
  await page.getByRole('button', { name: 'Ja, log ud' }).click();
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
};
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Log ind med adgangsnøgle' });
const passkeys = (page: Page) => page.getByRole('list', { name: 'Dine adgangsnøgler' }).getByRole('listitem');
/** From the profile to the page on which the browser creates a passkey. */
const openNew = async (page: Page, typed: string) => {
  await page.getByRole('link', { name: 'Tilføj adgangsnøgle' }).click();
  await expect(heading(page, 'Opret adgangsnøgle')).toBeVisible();
  await page.getByLabel('Adgangskode', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Fortsæt' }).click();
};

test('adds a passkey, signs in with it, and cannot sign in with it after its removal', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422 .*\/(?:log-ind|adgangsnoegler)\//);
  const device = await addAuthenticator(page);
  const email = newEmail('adgangs.noegle');
  await signInAsNewPerson(page, email, password, settings);
  await page.getByRole('link', { name: 'Se adgangsnøgler' }).click();
  await expect(page.getByText(/^Du har ingen adgangsnøgler/)).toBeVisible();

  // The password again, at the identity server, and a name.
  await openNew(page, 'forkert');
  expect(new URL(page.url()).origin).toBe(identityOrigin);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Adgangskoden er forkert.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page.getByLabel('Navn')).toHaveValue('Chrome på Linux');
  await page.getByLabel('Navn').fill('Min telefon');
  await page.getByRole('button', { name: 'Opret adgangsnøgle' }).click();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt(passkeysPage)}`);
  await expect(passkeys(page)).toHaveText(/^Min telefon.*Ikke brugt endnu/);
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Du har fået en ny adgangsnøgle');

  // A device that has a passkey creates no second one.
  await openNew(page, password);
  await page.getByRole('button', { name: 'Opret adgangsnøgle' }).click();
  await expect(page.getByRole('status')).toContainText('Der er allerede en adgangsnøgle til dit login');
  await page.getByRole('link', { name: 'Tilbage til Selvbetjening' }).click();
  await expect(passkeys(page)).toHaveCount(1);

  // Signs in with it, by keyboard only.
  await signOut(page);
  await page.goto(pageAt(passkeysPage));
  await enterOn(page, byPasskey(page));
  await expect(passkeys(page)).toHaveText(/^Min telefon.*Senest brugt/);

  await page.getByRole('button', { name: /^Fjern Min telefon/ }).click();
  await page.getByLabel('Nuværende adgangskode', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Fjern adgangsnøgle' }).click();
  await expect(page.getByText(/^Du har ingen adgangsnøgler/)).toBeFocused();
  expect((await mailsTo(email)).at(-1)?.subject).toBe('En adgangsnøgle er fjernet');
  await signOut(page);
  await page.goto(pageAt(settings));
  await byPasskey(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Vi kender ikke den adgangsnøgle.');

  // The next attempt's result replaces the previous one.
  await device.verifiesUser(false);
  await byPasskey(page).click();
  await expect(page.getByRole('status')).toContainText('Du er ikke logget ind.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('shows a message on the page when a passkey is cancelled, and succeeds on retry', async ({ page }) => {
  const device = await addAuthenticator(page);
  await signInAsNewPerson(page, newEmail('afbryder'), password, passkeysPage);
  await openNew(page, password);
  await device.verifiesUser(false);
  await page.getByRole('button', { name: 'Opret adgangsnøgle' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Der er ikke oprettet nogen adgangsnøgle. Prøv igen, når du er klar.',
  );
  await device.verifiesUser(true);
  await page.getByRole('button', { name: 'Opret adgangsnøgle' }).click();
  await expect(passkeys(page)).toHaveCount(1);

  await signOut(page);
  await page.goto(pageAt(passkeysPage));
  await device.verifiesUser(false);
  await tabTo(page, byPasskey(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    'Du er ikke logget ind. Prøv igen, eller log ind med din adgangskode.',
  );
  await expect(byPasskey(page)).toBeFocused();
  await device.verifiesUser(true);
  await byPasskey(page).click();
  await expect(passkeys(page)).toHaveCount(1);
});

test('creates one passkey on a repeated Enter, and does not resubmit on Back', async ({ page }) => {
  await addAuthenticator(page);
  await signInAsNewPerson(page, newEmail('utaalmodig'), password, passkeysPage);
  await openNew(page, password);
  let asked = 0;
  await page.exposeFunction('countRequest', () => {
    asked += 1;
  });
  await expect(page.getByLabel('Navn')).toBeFocused();
  await page.evaluate(() => {
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = options => {
      (window as unknown as { countRequest: () => void }).countRequest();
      return create(options);
    };
  });
  const answer = Promise.withResolvers<undefined>();
  let sent = 0;
  await page.route('**/adgangsnoegler/ny?*', async route => {
    if (route.request().method() === 'POST') sent += 1;
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toBe(1);
  await page.keyboard.press('Enter');
  answer.resolve(undefined);
  await expect(passkeys(page)).toHaveCount(1);
  expect([asked, sent]).toEqual([1, 1]);

  await page.goBack();
  await expect(page.getByText(/^Med en adgangsnøgle logger du ind/)).toBeVisible();
});

test('offers no passkeys in a browser without support, and explains it where one is added', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await signInByPassword(page, 'employee@demo.example', passkeysPage);
  await page.getByRole('link', { name: 'Tilføj adgangsnøgle' }).click();
  await expect(page.getByText(/^Denne browser kan ikke oprette adgangsnøgler/)).toBeVisible();
  await expect(page.getByLabel('Adgangskode', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Tilbage til Selvbetjening' }).click();
  await signOut(page);
  await page.goto(pageAt(settings));
  await expect(page.getByRole('button', { name: 'Log ind', exact: true })).toBeVisible();
  await expect(byPasskey(page)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../../support/appearance/axe.ts';
import { pageAt } from '../../support/addresses.ts';
import { codeOfApp, wrongCode } from './authenticator-app.ts';
import { mailsTo } from '../../support/control.ts';
import { newEmail, signInAsNewPerson } from '../../support/new-person.ts';
import { fillSignIn } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';

// axe writes an inline style; see support/appearance/axe.ts.
test.use({ bypassCSP: true });

const settings = '/1001/indstillinger';
const password = 'EnGodKode1';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

const giveCode = async (page: Page, code: string) => {
  await page.getByLabel('Kode', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Log ind' }).click();
};

test('enables two-factor authentication, signs in with it, and ends a sign-in elsewhere', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422 .*\/log-ind\//);
  const email = newEmail('log.ind');
  await signInAsNewPerson(page, email, password, settings);
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();

  // Enabled with the key that an app would read from the QR code.
  await page.getByRole('link', { name: 'Rediger totrinsbekræftelse' }).click();
  await page.getByLabel('Nuværende adgangskode', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page.getByRole('img', { name: 'QR-kode til din app' })).toBeVisible();
  const key = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Kode fra appen').fill(codeOfApp(key));
  await page.getByRole('button', { name: 'Slå til' }).click();
  const codes = page.getByRole('list', { name: 'Gendannelseskoder' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Jeg har gemt koderne' }).click();
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Totrinsbekræftelse er slået til');

  // Signs out and in again: with a wrong code, and with the next one, since a code is accepted only once.
  await page.getByRole('button', { name: 'Log ud' }).click();
  await page.getByRole('button', { name: 'Ja, log ud' }).click();
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  await page.goto(pageAt(settings));
  await fillSignIn(page, email, password);
  await expect(heading(page, 'Bekræft dit login')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await giveCode(page, wrongCode(key));
  await expect(page.getByRole('alert')).toContainText('Koden er forkert, udløbet eller brugt.');
  expect(await accessibilityFaults(page)).toEqual([]);
  // Reloading the page, or Back to it, sends nothing again.
  const [loadedAnew] = await Promise.all([page.waitForRequest(/\/kode$/), page.reload()]);
  expect(loadedAnew.method()).toBe('GET');
  await giveCode(page, codeOfApp(key, 1));
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();

  // In another browser, without the app.
  const phone = await browser.newContext({ userAgent: iphone });
  const other = await phone.newPage();
  await other.goto(pageAt(settings));
  await fillSignIn(other, email, password);
  await giveCode(other, recoveryCode);
  await expect(heading(other, 'Mine indstillinger')).toBeVisible();

  // One session is ended; its next call is refused and redirected to sign in as usual.
  await page.getByRole('link', { name: 'Se aktive logins' }).click();
  const rows = page.getByRole('list', { name: 'Browsere, hvor du er logget ind' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Denne browser');
  const there = rows.filter({ hasText: 'Safari på iPhone' });
  await expect(there).toBeVisible();
  await page.getByRole('button', { name: /^Log ud af Safari på iPhone/ }).click();
  await expect(there).toHaveCount(0);

  // Changes of the login are listed below.
  const changes = page.getByRole('list', { name: 'Senest ændret på dit login' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /^Logget ud af en anden browser/,
    /^Gendannelseskode brugt til at logge ind/,
    /^Totrinsbekræftelse slået til/,
  ]);
  expect((await mailsTo(email)).at(-1)?.subject).toBe('En gendannelseskode er brugt');
  await other.getByRole('link', { name: 'Fakturaer', exact: true }).first().click();
  await expect(other.getByRole('alertdialog', { name: 'Du er logget ud' })).toBeVisible();
  await phone.close();

  // This session continues.
  await page.getByRole('link', { name: 'Fakturaer', exact: true }).first().click();
  await expect(heading(page, 'Fakturaer')).toBeVisible();
});

import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../support/addresses.ts';
import { mailsTo } from '../support/control.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { newEmail, signInAsNewPerson } from '../support/new-person.ts';
import { fillSignIn } from '../support/sign-in.ts';
import { expect, heading, test } from '../support/test.ts';

const settings = '/1001/indstillinger';
const firstPassword = 'EnGodKode1';
const secondPassword = 'EnNyKode2';

const fact = (page: Page, term: string) =>
  page.getByRole('region', { name: 'Dine oplysninger' }).locator('dt', { hasText: term }).locator('+ dd');
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Beskeder' }).getByText(title, { exact: true }).last();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const isAt = (page: Page, path: string) => expect(page).toHaveURL(portalOrigin + pageAt(path));

/** The code in the latest message to an address or a number. */
const codeTo = async (to: string): Promise<string> =>
  /\b\d{4}\b/.exec((await mailsTo(to)).at(-1)?.text ?? '')?.[0] ?? '';

/** Everything the page stores: it must contain no code or password, and neither must its URL. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage, history.state, location.href, document.cookie]),
  );

test('changes name, phone number, e-mail and password, and signs in with the new ones (PRO-001, PRO-003, NAV-007, NAV-008, NAV-009, NAV-010)', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422 .*\/log-ind\//);
  consoleErrors.allow(/status of 400 .*\/self-service-api\/user\//);
  const email = newEmail('profil');
  const next = newEmail('ny.profil');
  const number = `22${String(randomInt(1_000_000)).padStart(6, '0')}`;
  await signInAsNewPerson(page, email, firstPassword, settings);
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(pageAt(settings));
  await fillSignIn(other, email, firstPassword);
  await expect(heading(other, 'Mine indstillinger')).toBeVisible();

  // The name, by keyboard only, with a prompt before unsaved input is lost.
  await enterOn(page, page.getByRole('link', { name: 'Skift navn' }));
  await expect(heading(page, 'Skift navn')).toBeFocused();
  await tabTo(page, page.getByLabel('Efternavn'));
  await page.keyboard.type('Ægidius');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Vil du fortsætte?' });
  await question.getByRole('button', { name: 'Nej, gå tilbage' }).click();
  // A closing dialog restores focus a moment later.
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Efternavn')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Dit navn er ændret')).toBeVisible();
  await isAt(page, settings);
  await expect(fact(page, 'Navn')).toContainText('Åse Ægidius');

  // The number, with a wrong code first.
  await page.getByRole('link', { name: 'Skift telefonnummer' }).click();
  await page.getByLabel('Nyt telefonnummer').fill(number);
  await page.getByLabel('Nyt telefonnummer').press('Enter');
  await expect(page.getByLabel('Kode')).toBeFocused();
  const toNumber = await codeTo(number);
  await page.keyboard.type(toNumber === '0000' ? '0001' : '0000');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Forkert kode');
  await expect(page.getByText(/Du har 4 forsøg tilbage\./)).toBeVisible();
  await page.getByLabel('Kode').fill(toNumber);
  expect(await storedBy(page)).not.toContain(toNumber);
  await page.getByLabel('Kode').press('Enter');
  await expect(toast(page, 'Dit telefonnummer er ændret')).toBeVisible();
  await expect(fact(page, 'Telefonnummer')).toContainText(number.slice(-2));
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Dit telefonnummer i selvbetjeningen er ændret');

  // The e-mail, which the menu shows without a reload.
  await page.getByRole('link', { name: 'Skift e-mail' }).click();
  await page.getByLabel('Ny e-mail').fill(next);
  await page.getByLabel('Gentag den nye e-mail').fill(next);
  await field(page, 'Nuværende adgangskode').fill('Forkert2026');
  await page.getByRole('button', { name: 'Send kode' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Adgangskoden er forkert eller ugyldig.',
  );
  await field(page, 'Nuværende adgangskode').fill(firstPassword);
  await page.getByRole('button', { name: 'Send kode' }).click();
  await expect(field(page, 'Kode')).toBeFocused();
  await field(page, 'Kode').fill(await codeTo(next));
  await expect(toast(page, 'Din e-mail er ændret')).toBeVisible();
  await expect(page.getByText(`Logget ind som ${next}`)).toBeVisible();
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Din e-mail til selvbetjeningen er ændret');

  // The password: all other sessions end.
  await page.getByRole('link', { name: 'Skift adgangskode' }).click();
  await field(page, 'Nuværende adgangskode').fill(firstPassword);
  await field(page, 'Ny adgangskode').fill(secondPassword);
  await field(page, 'Gentag ny adgangskode').fill(secondPassword);
  const kept = await storedBy(page);
  for (const secret of [firstPassword, secondPassword]) expect(kept).not.toContain(secret);
  await field(page, 'Gentag ny adgangskode').press('Enter');
  await expect(toast(page, 'Din adgangskode er ændret')).toBeVisible();
  await other.getByRole('link', { name: 'Fakturaer', exact: true }).first().click();
  await expect(other.getByRole('alertdialog', { name: 'Du er logget ud' })).toBeVisible();
  await elsewhere.close();

  // This session continues, and the next sign-in uses the new data.
  await page.getByRole('link', { name: 'Fakturaer', exact: true }).first().click();
  await expect(heading(page, 'Fakturaer')).toBeVisible();
  await page.getByRole('button', { name: 'Log ud' }).click();
  await page.getByRole('button', { name: 'Ja, log ud' }).click();
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  await page.goto(pageAt(settings));
  await fillSignIn(page, email, secondPassword);
  await expect(page.getByRole('alert')).toContainText('E-mail eller adgangskode er forkert');
  await fillSignIn(page, next, secondPassword);
  await expect(fact(page, 'Navn')).toContainText('Åse Ægidius');
});

/** Creates a user who is not a demo user: invited, with a login of their own. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pageAt } from './addresses.ts';
import { newestLink } from './control.ts';
import { tabTo } from './keyboard.ts';
import { fillSignIn, signIn } from './sign-in.ts';
import { heading } from './test.ts';

/** A unique e-mail address. */
export const newEmail = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@firma.example`;

/** The page on which a superadministrator sends an invitation. */
export const invitePage = (customerId: string): string =>
  `/${customerId}/administrator-oversigt/opret-administrator`;

/** Sends an invitation in the open drawer; `accounts` limits the access to them. */
export const invite = async (page: Page, email: string, accounts: readonly string[] = []): Promise<void> => {
  const drawer = page.getByRole('dialog', { name: 'Inviter ny administrator' });
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(email);
  if (accounts.length === 0) await drawer.getByRole('button', { name: /Alle kundenumre/ }).click();
  else await drawer.getByRole('button', { name: /Udvalgte kundenumre/ }).click();
  for (const account of accounts) {
    await drawer.getByRole('searchbox').fill(account);
    await drawer.getByRole('checkbox', { name: new RegExp(account) }).check();
  }
  await drawer.getByRole('button', { name: 'Inviter administrator' }).click();
  const toasts = page.getByRole('region', { name: 'Beskeder' });
  await expect(toasts.getByText('Invitationen er sendt')).toBeVisible();
};

/** Fills in and submits the sign-up form, from the first name on, by keyboard only. */
export const fillSignUp = async (page: Page, password: string): Promise<void> => {
  await tabTo(page, page.getByLabel('Fornavn'));
  for (const entry of ['Åse', 'Nørgård', '22 33 44 55']) {
    await page.keyboard.type(entry);
    await page.keyboard.press('Tab');
  }
  await fillNewPassword(page, password);
};

/** Types a new password twice, starting in its field, and submits the form, by keyboard only. */
export const fillNewPassword = async (page: Page, password: string): Promise<void> => {
  await expect(page.getByLabel('Adgangskode', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Vis adgangskode', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

/** Creates a user with a login at a customer, and signs in as them at `path`. The page must be signed out. */
export const signInAsNewPerson = async (
  page: Page,
  email: string,
  password: string,
  path: string,
): Promise<void> => {
  await signIn(page, 'superadmin@demo.example', invitePage('1001'));
  await invite(page, email);
  await page.goto(await newestLink(email));
  await fillSignUp(page, password);
  await expect(heading(page, 'Dit login er oprettet')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(pageAt(path));
  await fillSignIn(page, email, password);
};

import type { Page } from '@playwright/test';
import { pageAt } from '../support/addresses.ts';
import { newestLink } from '../support/control.ts';
import { faultsInEveryLook } from '../support/appearance/looks.ts';
import { fillNewPassword, fillSignUp, invite, invitePage, newEmail } from '../support/new-person.ts';
import { expect, heading, test } from '../support/test.ts';

// axe writes an inline style; see support/appearance/axe.ts.
test.use({ bypassCSP: true });

const expectNoFaults = async (page: Page, state: string): Promise<void> => {
  expect(await faultsInEveryLook(page), state).toEqual([]);
};

/**
 * Submits by Enter in a field. React Aria announces a focused pending button by a reference to it, which is broken for
 * some seconds when the page removes the button.
 */
const submitFrom = (page: Page, label: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).press('Enter');

test('invitation pages have no violations: empty, with errors, filled in, done, used link, existing login, other user', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/self-service-api\/invitations\//);
  const email = newEmail('en.person.med.et.temmelig.langt.navn');
  await signInAs('superadmin', invitePage('1001'));
  await invite(page, email);
  const link = await newestLink(email);
  await page.goto(link);
  await expect(page.getByLabel('Fornavn')).toBeVisible();
  await expectNoFaults(page, 'empty');
  await page.getByRole('button', { name: 'Opret login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expectNoFaults(page, 'with errors');
  await page.route('**/self-service-api/invitations/*', route => route.abort(), { times: 1 });
  consoleErrors.allow(/net::ERR_FAILED/);
  await fillSignUp(page, 'EnGodKode1');
  await expect(page.getByText('Dine oplysninger er ikke gået tabt.')).toBeVisible();
  await expectNoFaults(page, 'filled in, not sent');
  await submitFrom(page, 'Gentag adgangskode');
  await expect(heading(page, 'Dit login er oprettet')).toBeVisible();
  await expectNoFaults(page, 'done');
  await page.goto(link);
  await expect(heading(page, 'Vi kan ikke finde invitationen')).toBeVisible();
  await expectNoFaults(page, 'used link');

  await signInAs('superadmin', invitePage('1002'));
  await invite(page, email);
  await page.goto(await newestLink(email));
  await expect(heading(page, 'Du har allerede et login')).toBeVisible();
  await expectNoFaults(page, 'has a login');
  await page.getByRole('button', { name: 'Log ind og få adgang' }).click();
  await expect(heading(page, 'Du er logget ind som en anden')).toBeVisible();
  await expectNoFaults(page, 'signed in as another user');
});

test('password reset pages have no violations: with errors, sent, empty, filled in, done, used link', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/self-service-api\/password-reset-links/);
  const email = newEmail('glemsom');
  await signInAs('superadmin', invitePage('1001'));
  await invite(page, email);
  await page.goto(await newestLink(email));
  await fillSignUp(page, 'EnGodKode1');
  await expect(heading(page, 'Dit login er oprettet')).toBeVisible();

  await page.goto(pageAt('/glemt-adgangskode'));
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expectNoFaults(page, 'forgotten, with errors');
  await page.getByLabel('E-mail').fill(email);
  await submitFrom(page, 'E-mail');
  await expect(heading(page, 'Tjek din e-mail')).toBeVisible();
  await expectNoFaults(page, 'forgotten, sent');

  const link = await newestLink(email);
  await page.goto(link);
  await expect(page.getByLabel('Adgangskode', { exact: true })).toBeVisible();
  await expectNoFaults(page, 'new password, empty');
  await page.getByRole('button', { name: 'Gem adgangskode' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await page.getByLabel('Adgangskode', { exact: true }).fill('EnNyKode2');
  await page.getByRole('button', { name: 'Vis adgangskode', exact: true }).click();
  await expectNoFaults(page, 'new password, shown, not yet repeated');
  await page.getByLabel('Adgangskode', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Skjul adgangskode' }).click();
  await page.getByLabel('Adgangskode', { exact: true }).focus();
  await fillNewPassword(page, 'EnNyKode2');
  await expect(heading(page, 'Din adgangskode er ændret')).toBeVisible();
  await expectNoFaults(page, 'new password, done');
  await page.goto(link);
  await expect(heading(page, 'Linket virker ikke længere')).toBeVisible();
  await expectNoFaults(page, 'used link');
});

import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { mailsTo, newestLink } from '../../support/control.ts';
import { enterOn, tabTo } from '../../support/keyboard.ts';
import { fillNewPassword, fillSignUp, invite, invitePage, newEmail } from '../../support/new-person.ts';
import { fillSignIn, signInByPassword } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';

// One user's journey: invited, signed up, invited by another customer, password forgotten.
test.describe.configure({ mode: 'default' });

const email = newEmail('aase');
const firstPassword = 'EnGodKode1';
const secondPassword = 'EnNyKode2';
/** With a separate sign-in each time: it ends when the invited user signs in. */
const superadmin = 'superadmin@demo.example';

/** URLs that the page requested or had itself since the link was opened. */
const listenForSecrets = (page: Page): (() => string) => {
  const urls: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) return;
    urls.push(request.headers()['referer'] ?? '');
    if (!request.url().includes('/self-service-api/')) urls.push(request.url());
  });
  return () => urls.join('\n');
};

const typePassword = async (page: Page, typed: string): Promise<void> => {
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
};

test('signs up by keyboard with an invitation, and gets access to exactly the given accounts (PUB-006)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/self-service-api\/invitations\//);
  await signInByPassword(page, superadmin, invitePage('1001'));
  await invite(page, email, ['80011002', '80011003']);
  const link = await newestLink(email);
  const secret = new URL(link).searchParams.get('token') ?? '';

  const urls = listenForSecrets(page);
  await page.goto(link);
  await expect(heading(page, 'Opret login')).toBeVisible();
  await expect(page.getByText(/selvbetjeningen for Nordhavn Byg A\/S/)).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/opret-login')}`);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await fillSignUp(page, firstPassword);
  await expect(heading(page, 'Dit login er oprettet')).toBeFocused();
  expect(urls()).not.toContain(secret);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]));
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(firstPassword);

  // The superadministrator is still signed in here: the new user must sign in, and is not mistaken for them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await typePassword(page, firstPassword);
  await expect(heading(page, 'Velkommen, Nordhavn Byg A/S')).toBeVisible();
  await page.goto(pageAt('/1001/faktureringskonti'));
  await expect(page.getByText('2 kundenumre')).toBeVisible();
  await expect(page.getByText('80011002').first()).toBeVisible();
  await expect(page.getByText('80011003').first()).toBeVisible();

  await page.goto(link);
  await expect(heading(page, 'Vi kan ikke finde invitationen')).toBeVisible();
});

test('adds a customer to an existing login', async ({ page }) => {
  await signInByPassword(page, superadmin, invitePage('1002'));
  await invite(page, email);
  const link = await newestLink(email);

  // First as the user who is already signed in here: a different one, who gets nothing.
  await page.goto(link);
  await expect(heading(page, 'Du har allerede et login')).toBeVisible();
  await enterOn(page, page.getByRole('button', { name: 'Log ind og få adgang' }));
  await expect(heading(page, 'Du er logget ind som en anden')).toBeVisible();
  await enterOn(page, page.getByRole('button', { name: `Log ind som ${email}` }));
  await typePassword(page, firstPassword);
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1002/velkommen')}`);
  await expect(heading(page, 'Velkommen, Klitten Café ApS')).toBeVisible();
  await page.getByRole('button', { name: /^Skift virksomhed/ }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Nordhavn Byg A/S' })).toBeVisible();
});

test('resets a forgotten password by mail, ends other sign-ins, and rejects the old password (PUB-007, PUB-008)', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422 .*\/log-ind\//);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(pageAt('/1001/velkommen'));
  await fillSignIn(other, email, firstPassword);
  await expect(heading(other, /^Velkommen/)).toBeVisible();

  await page.goto(pageAt('/1001/faktura'));
  await enterOn(page, page.getByRole('link', { name: 'Glemt adgangskode?' }));
  await expect(heading(page, 'Glemt adgangskode')).toBeVisible();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Tjek din e-mail')).toBeFocused();

  const link = await newestLink(email);
  const secret = new URL(link).searchParams.get('token') ?? '';
  const urls = listenForSecrets(page);
  await page.goto(link);
  await expect(heading(page, 'Vælg ny adgangskode')).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/vaelg-ny-adgangskode')}`);
  await tabTo(page, page.getByLabel('Adgangskode', { exact: true }));
  await fillNewPassword(page, secondPassword);
  await expect(heading(page, 'Din adgangskode er ændret')).toBeFocused();
  expect(urls()).not.toContain(secret);
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Din adgangskode til selvbetjeningen er ændret');

  await other.getByRole('link', { name: 'Fakturaer', exact: true }).first().click();
  await expect(other.getByRole('alertdialog', { name: 'Du er logget ud' })).toBeVisible();
  await elsewhere.close();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await typePassword(page, firstPassword);
  await expect(page.getByRole('alert')).toContainText('E-mail eller adgangskode er forkert');
  await typePassword(page, secondPassword);
  await expect(heading(page, /^Velkommen/)).toBeVisible();
});

test('shows the same message for an e-mail without a login, and sends no mail (PUB-007)', async ({
  page,
}) => {
  const nobody = newEmail('ingen');
  await page.goto(pageAt('/glemt-adgangskode'));
  await page.getByLabel('E-mail').fill(nobody);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(heading(page, 'Tjek din e-mail')).toBeVisible();
  expect(await mailsTo(nobody)).toEqual([]);
});

const hostileTokens = [
  '',
  'abc',
  '../users',
  '%2e%2e%2fusers',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  "' or 1=1 --",
  '\u0000',
  'x'.repeat(3000),
  'æøå',
];

test('rejects hostile tokens without running them, and removes them from the URL', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/self-service-api\//);
  page.on('dialog', () => {
    throw new Error('The token was run.');
  });
  for (const token of hostileTokens)
    for (const [path, title] of [
      ['/opret-login', 'Vi kan ikke finde invitationen'],
      ['/vaelg-ny-adgangskode', 'Linket virker ikke længere'],
    ] as const) {
      await page.goto(`${pageAt(path)}?token=${encodeURIComponent(token)}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(`${portalOrigin}${pageAt(path)}`);
    }
});

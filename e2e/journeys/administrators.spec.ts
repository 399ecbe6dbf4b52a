/**
 * What a superadministrator does with administrators and invitations. Each test changes only its own people: their
 * names start with z, so that the first rows of the list stay the same for other tests.
 */
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../support/addresses.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

const overview = '/1001/administrator-oversigt';
const invite = `${overview}/opret-administrator`;

const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const inviteDrawer = (page: Page) => drawer(page, 'Inviter ny administrator');
const email = (page: Page) => inviteDrawer(page).getByRole('textbox', { name: 'E-mail' });
const recipients = (page: Page) => page.getByRole('list', { name: 'Modtagere' }).getByRole('listitem');
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Beskeder' }).getByText(title, { exact: true }).last();
const row = (page: Page, address: string) => page.getByRole('row').filter({ hasText: address });
const isAt = (page: Page, path: string) => expect(page).toHaveURL(portalOrigin + pageAt(path));

/** Selects full access in the drawer, and submits. */
const sendWithFullAccess = async (page: Page): Promise<void> => {
  const all = inviteDrawer(page).getByRole('button', { name: /^Alle kundenumre/ });
  if ((await all.getAttribute('aria-expanded')) === 'false') await all.click();
  await inviteDrawer(page).getByRole('button', { name: 'Inviter administrator' }).click();
};

/** The address changes before the drawer is gone; until then nothing can be typed into the page below. */
const expectSent = async (page: Page): Promise<void> => {
  await expect(toast(page, 'Invitationen er sendt')).toBeVisible();
  await expect(inviteDrawer(page)).toHaveCount(0);
  await isAt(page, overview);
};

test('invites an administrator, resends and deletes the invitation, and limits an administrator, in drawers that have a URL and ask before changes are lost (ADM-001, ADM-056, ADM-063, INV-029, INV-039, INV-041)', async ({
  page,
  signInAs,
}) => {
  const details = drawer(page, 'Administratordetaljer');
  await signInAs('superadmin', `${overview}/administrator-detaljer?email=limited%40demo.example&soeg=demo`);
  await expect(details.getByText('Line Kildemark')).toBeVisible();
  await page.keyboard.press('Escape');
  await isAt(page, `${overview}?soeg=demo`);
  await expect(page.getByRole('searchbox')).toHaveValue('demo');
  await row(page, 'limited@demo.example').getByRole('link').click();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(row(page, 'limited@demo.example').getByRole('link')).toBeFocused();

  await page.getByRole('link', { name: 'Inviter administrator' }).click();
  await email(page).fill('z');
  await page.goBack();
  const question = drawer(page, 'Vil du fortsætte?');
  await question.getByRole('button', { name: 'Nej, gå tilbage' }).click();
  await expect(email(page)).toHaveValue('z');
  await page.goBack();
  await question.getByRole('button', { name: 'Ja', exact: true }).click();
  await isAt(page, `${overview}?soeg=demo`);

  await test.step('a superadministrator cannot delete themselves', async () => {
    await goWithin(page, `${overview}/administrator-detaljer?email=superadmin%40demo.example`);
    await expect(details.getByText('(dig)')).toBeVisible();
    await details.getByRole('button', { name: 'Flere handlinger' }).click();
    const entry = page.getByRole('menuitem', { name: /^Slet administrator/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toContainText('Du kan ikke slette dig selv.');
  });

  await test.step('an invitation', async () => {
    const address = 'zenia.en@kunde.example';
    await goWithin(page, overview);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Inviter administrator' }).click();
    await email(page).fill(address);
    await sendWithFullAccess(page);
    await expectSent(page);

    await page.getByRole('searchbox').fill(address);
    await row(page, address).getByRole('link').click();
    const invitation = drawer(page, `Invitation til ${address}`);
    await expect(invitation.getByText('Mangler bekræftelse')).toBeVisible();
    await expect(invitation.getByText('superadmin@demo.example')).toBeVisible();
    await invitation.getByRole('button', { name: 'Gensend invitation' }).click();
    // No second mail is sent within a minute of the first.
    await expect(toast(page, 'Invitationen er allerede på vej')).toBeVisible();
    await expect(invitation.getByText('Invitationen er lige sendt')).toBeVisible();

    await invitation.getByRole('button', { name: 'Slet invitation' }).click();
    await page.getByRole('button', { name: 'Ja, slet invitationen' }).click();
    await expect(toast(page, 'Invitationen er slettet')).toBeVisible();
    await expect(page.getByText('Ingen invitationer eller administratorer fundet')).toBeVisible();
    await isAt(page, `${overview}?soeg=${encodeURIComponent(address)}`);
  });

  await test.step('rights', async () => {
    await goWithin(page, `${overview}?soeg=kunde.example`);
    await page.getByRole('row').filter({ hasText: 'Administrator' }).first().waitFor();
    const person = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: 'Administrator', exact: true }) });
    await person.filter({ hasNotText: 'Invitationen er sendt' }).first().getByRole('link').click();
    await details.getByRole('button', { name: 'Rediger rettigheder' }).click();
    const selected = details.getByRole('button', { name: /^Udvalgte kundenumre/ });
    if ((await selected.getAttribute('aria-expanded')) === 'false') await selected.click();
    await details.getByRole('searchbox', { name: 'Søg efter kundenummer' }).fill('økonomi');
    await details.getByRole('checkbox', { name: 'Økonomi (80011003)' }).focus();
    await page.keyboard.press('Space');
    await expect(details.getByText('Det ændrer du')).toBeVisible();
    await expect(
      details.getByRole('listitem').filter({ hasText: 'Økonomi (80011003)' }).first(),
    ).toBeVisible();
    await details.getByRole('button', { name: 'Gem ændringer' }).click();
    await expect(toast(page, 'Ændringerne er blevet gemt')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Rediger rettigheder' })).toHaveCount(0);
    await page.reload();
    await expect(details.getByText('Økonomi (80011003)')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Rediger rettigheder' })).toBeVisible();
  });
});

test('invites several pasted e-mails, shows a result for each, and accepts a corrected one', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/self-service-api\/invitations/);
  await signInAs('superadmin', invite);
  await email(page).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'Zita Holm <zita@kunde.example>; zoe@kunde.example\nadmin@demo.example, zack@localhost.invalid\nzack',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(recipients(page)).toHaveCount(5);
  await sendWithFullAccess(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Der er problemer' })).toBeFocused();
  await page.getByRole('button', { name: 'Fjern zack', exact: true }).click();
  await sendWithFullAccess(page);
  const lineOf = (address: string) => recipients(page).filter({ hasText: address });
  await expect(lineOf('zita@kunde.example')).toContainText('Inviteret');
  await expect(lineOf('zoe@kunde.example')).toContainText('Inviteret');
  await expect(lineOf('admin@demo.example')).toContainText('Er allerede administrator');
  await expect(lineOf('zack@localhost.invalid')).toContainText('E-mailen er ugyldig.');
  await expect(page.getByText('2 af 4 er inviteret. Ret eller fjern de øvrige.')).toBeVisible();

  await page.getByRole('button', { name: 'Ret zack@localhost.invalid' }).click();
  await expect(email(page)).toBeFocused();
  await email(page).fill('zack@kunde.example');
  await sendWithFullAccess(page);
  await expectSent(page);
  await page.getByRole('searchbox').fill('zack@kunde.example');
  await expect(row(page, 'zack@kunde.example')).toBeVisible();
});

test('stays on the current page when an invitation succeeds after its drawer was closed', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1001/indstillinger');
  await page.getByRole('link', { name: 'Administratorer', exact: true }).click();
  await expect(heading(page, 'Administratorer')).toBeVisible();
  await page.getByRole('link', { name: 'Inviter administrator' }).click();
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/self-service-api/invitations?*', async route => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  await email(page).fill('zandra@kunde.example');
  await sendWithFullAccess(page);
  await page.getByRole('button', { name: 'Luk', exact: true }).click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await isAt(page, overview);
  answer.resolve(undefined);
  await expect(toast(page, 'Invitationen er sendt')).toBeVisible();
  await isAt(page, overview);
});

test('deletes an administrator (ADM-001, ADM-039, ADM-041)', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/1003/administrator-oversigt?soeg=kunde.example&sider=2');
  await expect(page.getByText(/^Viser 20 af/)).toBeVisible();
  const person = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Administrator', exact: true }) })
    .filter({ hasNotText: 'Invitationen er sendt' })
    .last();
  const address = await person.getByRole('cell').first().innerText();
  await person.getByRole('link').click();
  await drawer(page, 'Administratordetaljer').getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name: 'Slet administrator' }).click();
  await page.getByRole('button', { name: 'Ja, slet administratoren' }).click();
  await expect(toast(page, 'Administratoren er slettet')).toBeVisible();
  await expect(heading(page, 'Administratorer')).toBeFocused();
  await expect(row(page, address)).toHaveCount(0);
});

test('loads more and searches 1,000 administrators by keyboard, keeps both in the URL, and renders all of them', async ({
  page,
  signInAs,
}) => {
  // A hundred sequential requests at the end, however long they take.
  test.setTimeout(600_000);
  await signInAs('superadmin', '/1003/administrator-oversigt');
  await expect(page.getByText(/^Viser 10 af (9\d\d|1\.0\d\d)$/)).toBeVisible();
  const links = page.getByRole('rowheader').getByRole('link');
  await links.first().focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  const more = page.getByRole('button', { name: 'Vis flere' });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(20);
  await expect(page).toHaveURL(/\?sider=2$/);
  await expect(more).toBeFocused();
  await page.reload();
  await expect(links).toHaveCount(20);
  const last = await page.getByRole('row').nth(20).getByRole('cell').first().innerText();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(last);
  await expect(links).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`soeg=${encodeURIComponent(last)}$`));

  await test.step('all of them by URL, with focus restored to the last row after its drawer', async () => {
    await goWithin(page, '/1003/administrator-oversigt?sider=100');
    await expect(page.getByText(/^Viser (9\d\d|1\.0\d\d) af \1$/)).toBeVisible({
      timeout: 500_000,
    });
    const lastLink = page.getByRole('rowheader').getByRole('link').last();
    await lastLink.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(lastLink).toBeFocused();
  });
});

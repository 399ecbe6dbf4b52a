import type { Page } from '@playwright/test';
import { enableSaveData } from '../support/save-data.ts';
import { expect, heading, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Søg i hele portalen' });

/** The option that Enter selects. */
const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Forslag' }).getByRole('option', { selected: true });

/** Opens the search, types, and waits for the expected first result. */
const searchFor = async (page: Page, text: string, first: RegExp) => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(chosen(page)).toHaveText(first);
  await expect(page.getByText('Søger …')).toHaveCount(0);
};

test('finds subscriptions, administrators, actions, orders, invoices and accounts by keyboard', async ({
  page,
  signInAs,
}) => {
  const remotes: string[] = [];
  // When idle, the page would prefetch areas.
  await enableSaveData(page);
  page.on('request', request => {
    if (request.url().includes('remoteEntry')) remotes.push(request.url());
  });
  await signInAs('superadmin', '/1001/velkommen');
  const button = page.getByRole('button', { name: /^Søg i hele portalen/ });
  await expect(button).toBeVisible();
  await searchFor(page, '+45 10 10 02 65', /Albert Skovlyst/);
  expect(remotes).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(heading(page, /^Albert Skovlyst/)).toBeFocused();
  await searchFor(page, 'limited@demo', /limited@demo\.example/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Administratordetaljer' })).toBeVisible();
  await expect(page).toHaveURL(/administrator-detaljer\?email=limited%40demo\.example$/);

  await test.step('typed actions: suspend, show PUK, invite', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await searchFor(page, 'spær 10100265', /^Spær 10.10.02.65/);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Spær abonnement')).toBeFocused();
    await searchFor(page, 'vis puk 10 10 02 65', /^Vis PUK for/);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Simkort')).toBeFocused();
    await searchFor(page, 'inviter', /^Inviter ny administrator/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Inviter ny administrator' })).toBeVisible();
  });

  await test.step('orders, invoices, amounts and account numbers', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await searchFor(page, 'O1001000158', /O1001000158/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ordrer\/O1001000158$/);
    await expect(heading(page, /O1001000158/)).toBeFocused();
    await searchFor(page, '910000078', /^Faktura 910000078/);
    const amount = /[\d.]+,\d\d/.exec(await chosen(page).innerText())?.[0] ?? '';
    await page.keyboard.press('Enter');
    await expect(heading(page, /^Faktura 910000078/)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(amount);
    await expect(page.getByRole('option', { name: /^Faktura 910000078/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await searchFor(page, '80011001', /80011001/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faktureringskonti\/80011001$/);
  });
});

test('fills a small screen, and restores focus to its button', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('employee', '/1001/velkommen');
  const button = page.getByRole('button', { name: /^Søg i hele portalen/ });
  await button.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
  await page.keyboard.type('spær');
  await expect(page.getByText('Vi fandt ikke noget, der matcher “spær”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

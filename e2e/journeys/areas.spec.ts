import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { portalOrigin, pageAt } from '../support/addresses.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

interface Area {
  menu: string;
  path: string;
  heading: string;
  /** A demo-data text that only a loaded page shows. */
  row: RegExp;
}

const areas: Record<string, Area> = {
  subscriptions: {
    menu: 'Abonnementsoversigt',
    path: 'abonnementer',
    heading: 'Abonnementer',
    row: /^Viser 1-40 af 6\d\d rækker$/,
  },
  administrators: {
    menu: 'Administratorer',
    path: 'administrator-oversigt',
    heading: 'Administratorer',
    // Not a person: other tests' invitations come first.
    row: /^Viser \d+ af \d+$/,
  },
  orders: { menu: 'Ordrer', path: 'ordrer', heading: 'Ordrer', row: /^Viser 1-\d+ af \d+ rækker$/ },
  invoices: {
    menu: 'Fakturaer',
    path: 'faktura',
    heading: 'Fakturaer',
    row: /^Viser 1-\d+ af [\d.]+ rækker$/,
  },
  accounts: { menu: 'Kundenumre', path: 'faktureringskonti', heading: 'Kundenumre', row: /^\d+ kundenumre$/ },
  profile: {
    menu: 'Mine indstillinger',
    path: 'indstillinger',
    heading: 'Mine indstillinger',
    row: /(admin|limited|employee)@demo\.example/,
  },
};
const all = Object.values(areas);

test('opens every area from the menu, with its rows, title and focus, and the pages below them (BIL-007, NAV-037, NAV-053)', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const area of all) {
    await menu.getByRole('link', { name: area.menu, exact: true }).click();
    await expect(heading(page, area.heading)).toBeFocused();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt(`/1001/${area.path}`)}`);
    await expect(page).toHaveTitle(`${area.heading} – Lyng Erhverv`);
    await expect(page.getByRole('main').getByText(area.row).first()).toBeVisible();
    await expect(menu.locator('[aria-current=page]')).toHaveText(area.menu);
  }

  await test.step('a row, and back to the same list', async () => {
    await goWithin(page, '/1001/abonnementer?status=Suspended');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/1001\/abonnementer\/[^/?]+$/);
    await expect(page.getByRole('heading', { name: 'Simkort', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/abonnementer\?status=Suspended$/);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });

  await test.step('an invoice with its lines and its PDF (NAV-037, BIL-007)', async () => {
    await goWithin(page, '/1001/faktura');
    await expect(heading(page, 'Fakturaer')).toBeVisible();
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/1001\/faktura\/[^/?]+$/);
    await expect(page.getByRole('heading', { name: 'Specifikation' })).toBeVisible();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Hent PDF' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^\d+\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the same page after a reload', async () => {
    await page.getByRole('link', { name: 'Ordrer', exact: true }).click();
    await expect(heading(page, 'Ordrer')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Ordrer')).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1001/ordrer')}`);
  });

  for (const path of ['/1001/findes-ikke', '/1001/abonnementer/x/y/z'])
    await test.step(`the not-found page at ${path} (NAV-053)`, async () => {
      await page.goto(pageAt(path));
      await expect(heading(page, 'Vi kan ikke vise siden')).toBeVisible();
    });
});

const expectOwnPages = async (page: Page, account: string): Promise<void> => {
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kundenumre', exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(areas['accounts']?.row ?? '')
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Mine indstillinger', exact: true }).click();
  await expect(page.getByRole('main').getByText(`${account}@demo.example`).first()).toBeVisible();
};

test('shows subscriptions, accounts and profile to a limited administrator', async ({ page, signInAs }) => {
  await signInAs('limited', '/1001/abonnementer');
  await expectOwnPages(page, 'limited');
});

test('shows subscriptions, accounts and profile to an employee, and hides the administrators in the menu and by URL (MENU-010)', async ({
  page,
  signInAs,
}) => {
  await signInAs('employee', '/1001/abonnementer');
  await expectOwnPages(page, 'employee');
  await goWithin(page, '/1001/administrator-oversigt');
  await expect(page.getByText('Du har ikke adgang til administratorerne')).toBeVisible();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Fakturaer' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Administratorer' })).toHaveCount(0);
});

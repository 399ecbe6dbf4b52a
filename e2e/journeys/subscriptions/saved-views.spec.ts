/**
 * Saved views of the subscriptions list: saved per user, opened on other devices and by others, and exported as a file.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { enterOn } from '../../support/keyboard.ts';
import { newEmail, signInAsNewPerson } from '../../support/new-person.ts';
import { fillSignIn, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const password = 'EnGodKode1';
const list = '/1001/abonnementer';
const wanted =
  'type=MOBILE&status=Suspended&sorter=Number&retning=faldende&kolonner=Number&kolonner=EffectiveDate';

const headers = (page: Page) => page.getByRole('columnheader').filter({ hasText: /./ });
const columns = ['Bruger', 'Nummer', 'Startdato'];
const shown = (page: Page) => page.getByText(/^Viser 1-\d+ af \d+ rækker$/);
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Visninger' });

/** The numbers on the current page, in the format of the file. */
const numbers = async (page: Page): Promise<string[]> =>
  (await page.getByRole('row').locator('td[data-header="Nummer"]').allInnerTexts()).map(text =>
    text.replaceAll(/\s/g, ''),
  );

test('shows the columns selected by keyboard, also in a shared URL and in the CSV', async ({
  page,
  browser,
  signInAs,
}) => {
  await signInAs('admin', `${list}?type=MOBILE&status=Suspended&sorter=Number&retning=faldende`);
  await expect(shown(page)).toBeVisible();
  await enterOn(page, page.getByRole('button', { name: /^Kolonner/ }));
  const menu = page.getByRole('dialog', { name: /^Kolonner/ });
  for (const name of ['Status', 'Produkt', 'Kundenummer', 'Pris', 'Startdato']) {
    const choice = menu.getByRole('checkbox', { name });
    const wasChosen = await choice.isChecked();
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked({ checked: !wasChosen });
  }
  await page.keyboard.press('Escape');
  await expect(headers(page)).toHaveText(columns);
  await expect(page).toHaveURL(`${portalOrigin}${pageAt(list)}?${wanted}`);
  const rows = await numbers(page);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^abonnementer-1001-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe(columns.join(';'));
  expect(lines.slice(1, rows.length + 1).map(line => line.split(';')[1])).toEqual(rows);

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signIn(colleague, 'superadmin@demo.example', `${list}?${wanted}`);
  await expect(headers(colleague)).toHaveText(columns);
  await expect.poll(() => numbers(colleague)).toEqual(rows);
  await elsewhere.close();
});

test('saves a view as the default, opens it on another device, and deletes it', async ({ page, browser }) => {
  const email = newEmail('visning');
  await signInAsNewPerson(page, email, password, `${list}?${wanted}`);
  await expect(headers(page)).toHaveText(columns);
  await page.getByRole('button', { name: 'Visninger' }).click();
  await drawer(page).getByLabel('Navn', { exact: true }).fill('Mobiler efter start');
  await drawer(page).getByRole('checkbox', { name: 'Åbn listen med denne visning' }).check();
  await drawer(page).getByRole('button', { name: 'Gem visning' }).click();
  const link = page.getByRole('link', { name: 'Mobiler efter start' });
  await expect(link).toHaveAttribute('aria-current', 'page');

  // A filter removed there stays removed.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(pageAt(list));
  await fillSignIn(other, email, password);
  await expect(headers(other)).toHaveText(columns);
  await expect(other).toHaveURL(`${portalOrigin}${pageAt(list)}?${wanted}`);
  await other.goto(pageAt(`${list}?status=Suspended`));
  await expect(shown(other)).toBeVisible();
  await expect(other).toHaveURL(/\?status=Suspended$/);
  await other.getByRole('main').getByRole('button', { name: 'Fjern filtre' }).click();
  await expect(shown(other)).toBeVisible();
  await expect(other).toHaveURL(/\/abonnementer$/);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Visninger' }).click();
  await drawer(page).getByRole('button', { name: 'Slet Mobiler efter start' }).click();
  await page.getByRole('button', { name: 'Slet visning' }).click();
  await expect(drawer(page).getByText('Du har ingen gemte visninger endnu.')).toBeVisible();
  await page.goto(pageAt(list));
  await expect(shown(page)).toBeVisible();
  await expect(page).toHaveURL(/\/abonnementer$/);
});

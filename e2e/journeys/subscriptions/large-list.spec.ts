import type { Page } from '@playwright/test';
import { goWithin } from '../../support/go-within.ts';
import { expect, test } from '../../support/test.ts';

const shown = (page: Page) => page.getByText(/^Viser [\d.]+-[\d.]+ af [\d.]+ rækker$/);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg efter navn, nummer eller produkt' });

test('pages, searches, filters and sorts 10.000 subscriptions (SUB-022)', async ({ page, signInAs }) => {
  const isWhole = () => expect(shown(page)).toHaveText('Viser 1-40 af 10.000 rækker');
  await signInAs('superadmin', '/1003/abonnementer');
  await isWhole();

  await test.step('paging, with the page in the URL', async () => {
    const first = await page.getByRole('rowheader').first().innerText();
    await page.getByRole('button', { name: 'Næste side' }).click();
    await expect(shown(page)).toHaveText('Viser 41-80 af 10.000 rækker');
    await expect(page).toHaveURL(/\?side=2$/);
    await page.getByLabel('Vis rækker pr. side').selectOption('100');
    await expect(page.getByRole('rowheader')).toHaveCount(100);
    await page.goBack();
    await page.goBack();
    await isWhole();
    await expect(page.getByRole('rowheader').first()).toHaveText(first);
  });

  await test.step('search while typing, and by number', async () => {
    const number = await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
    await search(page).fill(number.replaceAll(/\s/g, ''));
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText(number);
    await search(page).fill('findes slet ikke');
    await expect(page.getByText('Ingen abonnementer matcher dine filtre.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Fjern filtre' }).last().click();
    await isWhole();
    await expect(search(page)).toHaveValue('');
  });

  await test.step('filter by status (SUB-022)', async () => {
    await goWithin(page, '/1003/abonnementer');
    await isWhole();
    await page.getByRole('button', { name: 'Status', exact: true }).first().click();
    const choice = page
      .getByRole('dialog', { name: 'Status' })
      .getByRole('checkbox', { name: /^Spærret\s*[\d.]+$/ });
    await choice.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\?status=Suspended$/);
    await expect(shown(page)).not.toHaveText(/10\.000/);
    const rows = await page.getByRole('rowheader').count();
    expect(rows).toBeGreaterThan(0);
    await expect(page.getByRole('cell').getByText('Spærret', { exact: true })).toHaveCount(rows);
  });

  await test.step('descending order, sorted by the server', async () => {
    await goWithin(page, '/1003/abonnementer');
    await isWhole();
    const names = page.getByRole('rowheader');
    const sorter = page.getByRole('columnheader', { name: 'Bruger' }).getByRole('button');
    await sorter.click();
    await expect(page).toHaveURL(/retning=faldende/);
    await expect(page.getByRole('columnheader', { name: 'Bruger' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    const found = await names.allInnerTexts();
    // In Danish, 'Aa' is an alternative spelling of 'Å'.
    const { compare } = new Intl.Collator('da', { sensitivity: 'base' });
    expect(found).toEqual([...found].sort((a, b) => compare(b, a)));
  });
});

/** From the invoices to their files, and to their amounts over time. */
import { readFile } from 'node:fs/promises';
import { expect, heading, test } from '../../support/test.ts';

test('downloads selected invoices as a ZIP, and the filtered list as CSV (BIL-001)', async ({
  page,
  signInAs,
}) => {
  await signInAs('limited', '/1001/faktura?status=Paid');
  await page.getByRole('button', { name: 'Hent som ZIP' }).click();
  await expect(page.getByText('Vælg de fakturaer, du vil hente.')).toBeVisible();
  const rows = page.getByRole('checkbox', { name: /^Vælg Faktura/ });
  await rows.nth(0).focus();
  await page.keyboard.press('Space');
  await rows.nth(1).check();
  await expect(page.getByText('2 rækker er valgt')).toBeVisible();
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som ZIP' }).click();
  const zip = await archive;
  expect(zip.suggestedFilename()).toMatch(/^fakturaer-1001-.*\.zip$/);
  const content = await readFile(await zip.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  expect(content.toString('latin1').match(/\d+\.pdf/g)).toHaveLength(4);

  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent CSV' }).click();
  const csv = (await readFile(await (await list).path(), 'utf8')).trimEnd().split('\r\n');
  expect(csv[0]).toContain('Fakturanummer;Kundenummer;Navn');
  expect(csv.slice(1).every(row => row.includes(';Betalt;'))).toBe(true);
});

test('shows spend over time, and links to unused subscriptions and the invoices of an account', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/1001/faktura');
  await page.getByRole('link', { name: 'Udgifter over tid' }).click();
  await expect(heading(page, 'Udgifter over tid')).toBeFocused();
  await expect(page.getByRole('img', { name: /^Søjlediagram over udgifter/ })).toBeVisible();
  await expect(page.getByText(/har ikke været brugt i 90 dage/)).toBeVisible();
  await page.getByRole('link', { name: /^Se de \d+ abonnementer i oversigten$/ }).click();
  await expect(page).toHaveURL(/abonnementer\?forbrug=Unused$/);
  await expect(heading(page, 'Abonnementer')).toBeFocused();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('combobox', { name: 'Periode' }).selectOption('Seneste 24 måneder');
  await page.getByRole('combobox', { name: 'Fordelt på' }).selectOption('Kundenummer');
  await expect(page).toHaveURL(/maaneder=24&fordelt=Account/);
  await page.getByRole('table', { name: 'Udgifter fordelt' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/faktura\?kundenummer=8001/);
  await expect(heading(page, 'Fakturaer')).toBeFocused();
});

import { readFile } from 'node:fs/promises';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

const log = '/1001/administrator-oversigt/aktivitetslog';
const shown = /^Viser 1(-\d+)? af \d+ række/;

test('opens from the overview, keeps its filter in the URL, downloads as CSV, and shows a new invitation at once', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1001/administrator-oversigt');
  await page.getByRole('link', { name: 'Aktivitetslog' }).click();
  await expect(heading(page, 'Aktivitetslog')).toBeFocused();
  await expect(page).toHaveTitle('Aktivitetslog – Lyng Erhverv');
  await expect(page.getByText(shown)).toBeVisible();
  await page.getByLabel('Hændelse', { exact: true }).selectOption({ label: 'Rettigheder ændret' });
  await expect(page).toHaveURL(/\?haendelse=AccessChanged$/);
  await expect(page.getByRole('rowheader').first()).toContainText('Rettigheder ændret');
  const change = page.getByRole('row').nth(1);
  await expect(change).toContainText(/ ændrede rettighederne for .+@/);
  await expect(change).toContainText(/Før: .*Efter: Udvalgte kundenumre: .+ \(\d{8}\)/);
  await page.getByRole('textbox', { name: 'Fra og med' }).fill('01/01/2099');
  await page.getByRole('button', { name: 'Vis periode' }).click();
  await expect(page.getByText('Ingen hændelser matcher dine filtre.')).toBeVisible();
  // Not the number of entries: other tests change rights meanwhile.
  await page.goBack();
  await expect(page).toHaveURL(/\?haendelse=AccessChanged$/);
  await expect(page.getByRole('rowheader').first()).toContainText('Rettigheder ændret');
  await page.reload();
  await expect(page.getByLabel('Hændelse', { exact: true })).toHaveValue('AccessChanged');
  await expect(page.getByRole('rowheader').first()).toContainText('Rettigheder ændret');

  await test.step('CSV in the Danish format', async () => {
    await goWithin(page, `${log}?haendelse=AccessRemoved`);
    await expect(page.getByText(shown)).toBeVisible();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Hent CSV' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^aktivitetslog-1001-\d{4}-\d\d-\d\d\.csv$/);
    const content = await readFile(await download.path());
    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = content.toString().trimEnd().split('\r\n');
    expect(lines[0]).toContain('Tidspunkt;Udført af;E-mail;Hændelse;Gælder;Før;Efter');
    expect(lines.slice(1).every(line => line.includes(';Administrator slettet;'))).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
  });

  await test.step('a new invitation', async () => {
    await goWithin(page, '/1001/administrator-oversigt/opret-administrator');
    const form = page.getByRole('dialog', { name: 'Inviter ny administrator' });
    const address = `zenobia.${String(Date.now())}@kunde.example`;
    await form.getByRole('textbox', { name: 'E-mail' }).fill(address);
    await form.getByRole('button', { name: /^Alle kundenumre/ }).click();
    await form.getByRole('button', { name: 'Inviter administrator' }).click();
    await page.getByRole('link', { name: 'Aktivitetslog' }).click();
    const line = page.getByRole('row').filter({ hasText: address });
    await expect(line.getByRole('rowheader')).toContainText(` inviterede ${address}`);
    await expect(line).toContainText('Invitation sendt');
    await expect(line).toContainText('superadmin@demo.example');
    await expect(line).toContainText('Alle kundenumre');
    await line.getByRole('link', { name: address }).click();
    await expect(page.getByRole('row').filter({ hasText: address })).toContainText('Mangler bekræftelse');
  });
});

test('is hidden from other administrators, as a link and by URL', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/administrator-oversigt');
  await expect(page.getByRole('link', { name: 'Inviter administrator' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aktivitetslog' })).toHaveCount(0);
  await goWithin(page, log);
  await expect(page.getByText('Du har ikke adgang til aktivitetsloggen')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

/** The code step, in every width, colour scheme and theme. */
import { faultsInEveryLook } from '../support/appearance/looks.ts';
import { expect, test } from '../support/test.ts';

// axe writes an inline style; see support/appearance/axe.ts.
test.use({ bypassCSP: true });

test('code step has no violations: code sent, wrong code, and code resent', async ({ page, signInAs }) => {
  await signInAs('limited', '/1001/indstillinger/skift-telefonnummer');
  await page.getByLabel('Nyt telefonnummer').fill('22 33 44 55');
  await page.getByLabel('Nyt telefonnummer').press('Enter');
  await expect(page.getByLabel('Kode')).toBeFocused();
  expect(await faultsInEveryLook(page), 'code sent').toEqual([]);
  await page.getByLabel('Kode').fill('12');
  await page.getByLabel('Kode').press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await faultsInEveryLook(page), 'wrong code').toEqual([]);
  await page.getByRole('button', { name: 'Send en ny kode' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  expect(await faultsInEveryLook(page), 'code resent').toEqual([]);
});

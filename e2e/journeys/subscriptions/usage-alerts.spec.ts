/**
 * Usage alerts, on a subscription used by no other test and with a threshold that is never reached: nothing is sent.
 */
import { expect, heading, test } from '../../support/test.ts';

const usage = '/1001/abonnementer/1001000417/forbrug';

test('creates an alert from the usage page, changes it and deletes it', async ({ page, signInAs }) => {
  await signInAs('admin', usage);
  await page.getByRole('link', { name: 'Advarsler om forbrug' }).click();
  await expect(heading(page, 'Advarsler om forbrug')).toBeFocused();
  await expect(page.getByText('Der er ingen advarsler på abonnementet.')).toBeVisible();

  await page.getByRole('link', { name: 'Opret advarsel' }).click();
  await expect(heading(page, 'Opret advarsel')).toBeFocused();
  await page.getByRole('radio', { name: 'Et beløb ud over abonnementet' }).check();
  await page.getByRole('textbox', { name: 'Beløb i kroner' }).fill('99.000');
  await page.getByRole('textbox', { name: 'Modtagere' }).fill('forbrug@kunde.example\n22 33 44');
  await page.getByRole('button', { name: 'Opret advarsel' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('“223344” er hverken');
  await page.getByRole('textbox', { name: 'Modtagere' }).fill('forbrug@kunde.example\n22 33 44 55');
  await page.getByLabel('Spær samtidig').selectOption('Opkald til udlandet');
  await page.getByRole('button', { name: 'Opret advarsel' }).click();
  await expect(page.getByText('Advarslen er oprettet')).toBeVisible();
  const alert = page.getByRole('region', { name: /^99\.000,00\skr\. ud over abonnementet$/ });
  await expect(alert).toContainText('forbrug@kunde.example, 22 33 44 55');
  await expect(alert).toContainText('Opkald til udlandet');
  await expect(alert).toContainText('Ikke sendt endnu');

  await alert.getByRole('link', { name: /^Rediger/ }).click();
  await expect(heading(page, 'Rediger advarsel')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Beløb i kroner' })).toHaveValue('99000');
  await page.getByRole('textbox', { name: 'Beløb i kroner' }).fill('98000');
  await page.getByRole('button', { name: 'Gem ændringer' }).click();
  await expect(page.getByText('Advarslen er ændret')).toBeVisible();

  const changed = page.getByRole('region', { name: /^98\.000,00\skr\. ud over abonnementet$/ });
  await changed.getByRole('button', { name: /^Slet/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slet advarsel' }).click();
  await expect(page.getByText('Advarslen er slettet')).toBeVisible();
  await expect(page.getByText('Der er ingen advarsler på abonnementet.')).toBeVisible();
});

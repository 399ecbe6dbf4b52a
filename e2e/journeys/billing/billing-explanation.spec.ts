/** Why an invoice, or a month, differs from the previous one. Read only. */
import { expect, heading, test } from '../../support/test.ts';

const ore = (text: string) => Number(text.replace(/[^\d,-]/g, '').replace(',', ''));

test('explains the difference of an invoice by causes that add up, and links to the usage', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/1001/faktura?kundenummer=80011001&type=Invoice');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const card = page.getByRole('region', { name: 'Hvorfor er beløbet ændret?' });
  await expect(card.getByText('Forskel i alt')).toBeVisible();
  const causes = await card.getByRole('heading', { level: 3 }).locator('xpath=..').allInnerTexts();
  const amounts = causes.map(text => ore(text.split('\n').at(-1) ?? ''));
  const total = await card.getByText('Forskel i alt').locator('xpath=..').innerText();
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(ore(total));

  await card.getByRole('link', { name: 'Se forbruget' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/abonnementer\/\d+\/forbrug$/);
  await expect(heading(page, 'Forbrug')).toBeVisible();
});

test('explains a month within the access of a limited administrator, and links to the other months', async ({
  page,
  signInAs,
}) => {
  await signInAs('limited', '/1001/faktura');
  await page.getByRole('link', { name: 'Måned for måned' }).click();
  await expect(heading(page, 'Måned for måned')).toBeVisible();
  const card = page.getByRole('region', { name: 'Hvorfor er beløbet ændret?' });
  await expect(card.getByText('Forskel i alt')).toBeVisible();
  await expect(card.getByText('Økonomi')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Måneder' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/faktura\/maaned\?maaned=\d{4}-\d\d$/);
  await expect(page.getByRole('navigation', { name: 'Måneder' }).getByRole('link')).toHaveCount(2);
});

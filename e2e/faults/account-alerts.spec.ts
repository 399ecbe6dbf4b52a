/** Alerts of a billing account that no other test uses: each sends a mail and a text message once. */
import { pageAt } from '../support/addresses.ts';
import { mailsTo } from '../support/control.ts';
import { dayIn, minute } from '../support/day.ts';
import { expect, heading, test } from '../support/test.ts';

const account = '/1003/faktureringskonti/80031016';
const recipient = 'flaade@kunde.example';

const later = 10 * minute;
/** The month in Denmark this many milliseconds from now. */
const monthIn = (milliseconds: number): string => dayIn(milliseconds).slice(3);

test('creates an account alert that is sent once a month, deletes it, and shows it in the activity log', async ({
  page,
  control,
  signInAs,
}) => {
  await signInAs('superadmin', account);
  await page.getByRole('link', { name: 'Advarsler om forbrug' }).click();
  await expect(heading(page, 'Advarsler om forbrug')).toBeFocused();
  await expect(page.getByText(/^I \S+ \d+ er forbruget ud over abonnementet indtil nu /)).toBeVisible();

  // Keyboard only from here to the receipt.
  await page.getByRole('link', { name: 'Opret advarsel' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Opret advarsel')).toBeFocused();
  await page.getByRole('radio', { name: /^80\s% af data i Danmark på et abonnement$/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Modtagere' }).focus();
  await page.keyboard.type(`${recipient}\n22 33 44 99`);
  await page.getByRole('button', { name: 'Opret advarsel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Advarslen er oprettet')).toBeVisible();
  const alert = page.getByRole('region', { name: /^80\s% af data i Danmark på et abonnement$/ });
  await expect(alert).toContainText(`${recipient}, 22 33 44 99`);

  const mails = await mailsTo(recipient);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\d+ abonnement(?:er)? på kundenummer 80031016 har nået 80\s% af data i Danmark$/),
  ]);
  expect(mails[0]?.text).toMatch(/^\d\d(?:\s\d\d){3}: [\d.,]+\sGB af [\d.,]+\sGB$/m);
  expect(mails[0]?.links.at(-1)).toContain(`/selvbetjening${account}/advarsler`);
  expect(await mailsTo('22334499')).toHaveLength(1);

  await page.reload();
  await expect(alert).toContainText(/, \d+ abonnement(?:er)?/);
  await control.advanceClock(later);
  // Alerts are sent once a month, and the month may have changed by then.
  expect(await mailsTo(recipient)).toHaveLength(monthIn(later) === monthIn(0) ? 1 : 2);

  await alert.getByRole('button', { name: /^Slet/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slet advarsel' }).click();
  await expect(page.getByText('Der er ingen advarsler på kundenummeret.')).toBeVisible();

  await page.goto(
    pageAt('/1003/administrator-oversigt/aktivitetslog?haendelse=UsageAlertSent&soeg=80031016'),
  );
  const sent = page.getByRole('row').nth(1);
  await expect(sent).toContainText('Forbrugsadvarsel sendt');
  await expect(sent).toContainText(recipient);
});

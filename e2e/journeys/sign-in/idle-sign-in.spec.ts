import { signIn } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';

const superadmin = 'superadmin@demo.example';

test('warns an idle user before the sign-in ends, and keeps the typed values', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  await signIn(page, superadmin, '/1001/indstillinger/skift-navn');
  // Token expiry follows the server's clock, which is not moved: the page's clock does not trigger a renewal.
  consoleErrors.allow(/ERR_FAILED.*\/token/);
  await page.route('**/token', route => route.abort());
  const firstName = page.getByLabel('Fornavn');
  await firstName.fill('Sofie Amalie');

  const question = page.getByRole('alertdialog', { name: 'Er du der stadig?' });
  await page.clock.fastForward('50:00');
  await expect(question).toHaveCount(0);
  await page.clock.fastForward('05:00');
  await expect(question).toContainText(/logget ud om [34] minutter/);
  await question.getByRole('button', { name: 'Bliv logget ind' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(firstName).toHaveValue('Sofie Amalie');

  // The click sent a request, so the idle hour starts again.
  await page.clock.fastForward('50:00');
  await expect(heading(page, 'Skift navn')).toBeVisible();
  await expect(question).toHaveCount(0);

  // This time the dialog is not answered.
  await page.clock.fastForward('05:00');
  await expect(question).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('alertdialog', { name: 'Du er logget ud' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

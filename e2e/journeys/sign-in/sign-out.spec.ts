import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { signInByPassword } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';

const confirmation = `${portalOrigin}${pageAt('/logud-bekraeftelse')}`;

test('asks for confirmation, signs out all tabs, and shows no data on Back', async ({ page, context }) => {
  await signInByPassword(page, 'limited@demo.example', '/1001/faktura');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(pageAt('/1001/indstillinger'));
  await expect(heading(other, 'Mine indstillinger')).toBeVisible();

  await page.getByRole('button', { name: 'Log ud' }).click();
  const question = page.getByRole('dialog', { name: 'Log ud' });
  await expect(question.getByText('Er du sikker på, at du vil logge ud?')).toBeVisible();
  await question.getByRole('button', { name: 'Nej, gå tilbage' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Log ud' }).click();
  await question.getByRole('button', { name: 'Ja, log ud' }).click();

  await expect(page).toHaveURL(confirmation);
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  await expect(other).toHaveURL(confirmation);

  await page.goBack();
  await expect(page.getByLabel('E-mail').or(heading(page, 'Du er logget ud'))).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await other.goto(pageAt('/1001/indstillinger'));
  await expect(other.getByLabel('E-mail')).toBeVisible();
});

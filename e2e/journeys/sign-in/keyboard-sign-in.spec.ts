import { pageAt } from '../../support/addresses.ts';
import { enterOn, tabTo } from '../../support/keyboard.ts';
import { password } from '../../support/sign-in.ts';
import { expect, heading, test } from '../../support/test.ts';

test('signs in and out by keyboard, with focus trapped in the sign-out dialog and restored', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422 .*\/log-ind\//);
  await page.goto(pageAt('/1001/indstillinger'));
  const [email, typed] = [page.getByLabel('E-mail'), page.getByLabel('Adgangskode', { exact: true })];
  await expect(email).toBeFocused();
  await page.keyboard.type('limited@demo.example');
  await tabTo(page, typed);
  await page.keyboard.type('forkert');
  await page.keyboard.press('Enter');
  // The error summary takes focus, and links to the field.
  await expect(page.getByRole('alert')).toBeFocused();
  await enterOn(page, page.getByRole('alert').getByRole('link'));
  await expect(email).toBeFocused();
  await tabTo(page, typed);
  await page.keyboard.type(password);
  await enterOn(page, page.getByRole('button', { name: 'Log ind', exact: true }));
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();

  const signOut = page.getByRole('button', { name: 'Log ud' });
  const question = page.getByRole('dialog', { name: 'Log ud' });
  await enterOn(page, signOut);
  await expect(question).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await enterOn(page, question.getByRole('button', { name: 'Ja, log ud' }));
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  await enterOn(page, page.getByRole('button', { name: 'Log ind', exact: true }));
  await expect(email).toBeFocused();
});

test('continues from every message page by keyboard', async ({ page }) => {
  for (const [path, button, leadsTo] of [
    ['/fejl', 'Gå til forsiden', 'Log ind'],
    ['/siden-er-midlertidigt-utilgaengelig', 'Gå til forsiden', 'Log ind'],
    ['/maintenance', 'Prøv igen', 'Log ind'],
    ['/login-fejl', 'Prøv igen', 'Log ind'],
    ['/login-fejl', 'Log ind som en anden', 'Du er logget ud'],
  ] as const) {
    await page.goto(pageAt(path));
    await enterOn(page, page.getByRole('button', { name: button }));
    await expect(heading(page, leadsTo)).toBeVisible();
  }
});

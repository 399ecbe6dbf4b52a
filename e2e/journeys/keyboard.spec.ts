import { expect, heading, test } from '../support/test.ts';

test('skips from the top of the page to its content', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Gå til sidens indhold' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens, walks and closes the menu by keyboard alone (MENU-017, MENU-018, MENU-021)', async ({
    page,
    signInAs,
  }) => {
    await signInAs('superadmin', '/1001/velkommen');
    await expect(heading(page, /^Velkommen/)).toBeVisible();
    const toggle = page.getByRole('button', { name: /^Nordhavn Byg A\/S/ });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('button', { name: /^Skift virksomhed/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Space');
    await expect(menu.getByRole('button', { name: /^Skift virksomhed/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Forside' })).toBeFocused();
    await menu.getByRole('link', { name: 'Fakturaer' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Fakturaer')).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('closes the menu by a press outside (MENU-022)', async ({ page, signInAs }) => {
    await signInAs('admin', '/1001/indstillinger');
    await page.getByRole('button', { name: /^Nordhavn Byg A\/S/ }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(350, 600);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

test('holds focus in the question of signing out, and gives it back', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/indstillinger');
  const signOut = page.getByRole('button', { name: 'Log ud' });
  await signOut.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(signOut).toBeFocused();
});

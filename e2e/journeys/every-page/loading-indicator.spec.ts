/** What a list shows while it loads newer rows. */
import { expect, test } from '../../support/test.ts';

test('shows a moving line above the rows while a search loads', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/1003/faktura');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const answer = Promise.withResolvers<undefined>();
  await page.route(/searchQuery=/, async route => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill('1');
  await page.keyboard.press('Enter');
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-busy', 'true');
  const movement = () =>
    page
      .locator('[data-busy-line="true"]')
      .evaluate(each => getComputedStyle(each, '::before').animationName);
  await expect.poll(movement).toContain('busy-line-moves');
  answer.resolve(undefined);
  await expect(table).toHaveAttribute('aria-busy', 'false');
});

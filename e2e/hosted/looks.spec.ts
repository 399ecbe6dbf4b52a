/** What only hosted pages show, in every width, colour scheme and theme. */
import { pageAt } from '../support/addresses.ts';
import { expect, heading, test } from './hosted-portal.ts';
import { faultsInEveryLook } from '../support/appearance/looks.ts';

// axe writes an inline style; see support/appearance/axe.ts.
test.use({ bypassCSP: true });

test('critical error page has no violations', async ({ page }) => {
  await page.goto(`https://portal.example${pageAt('/')}`);
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('preview ribbon has no violations, and does not cover the header (SHL-012, SHL-013)', async ({
  page,
}) => {
  await page.goto(`https://pr-128.preview.lyng.example${pageAt('/logud-bekraeftelse')}`);
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  const ribbon = page.getByRole('complementary').filter({ hasText: 'Forhåndsvisning' });
  await expect(ribbon).toHaveText('Forhåndsvisning');
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const [above, below] = [await ribbon.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(above?.y).toBe(0);
  expect(below?.y).toBe(above?.height);
});

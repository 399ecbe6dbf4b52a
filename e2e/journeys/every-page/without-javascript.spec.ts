import { pageAt } from '../../support/addresses.ts';
import { expect, heading, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

test('shows that JavaScript is required', async ({ page }) => {
  await page.goto(pageAt('/1001/faktura'));
  await expect(heading(page, 'Selvbetjeningen kræver JavaScript')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
});

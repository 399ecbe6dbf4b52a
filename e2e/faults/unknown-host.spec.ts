import { pageAt, portalOrigin } from '../support/addresses.ts';
import { enterOn } from '../support/keyboard.ts';
import { expect, heading, test } from '../support/test.ts';

test('shows the critical error with its reason on an unknown host (SHL-028, ENV-007)', async ({ page }) => {
  const unknown = new URL(portalOrigin);
  unknown.hostname = 'ukendt.localhost';
  await page.goto(unknown.origin + pageAt('/1001/faktura'));
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
  await page.getByText('Tekniske oplysninger').click();
  await expect(
    page.getByText('Public environment variables could not be loaded. Environment was not detected.'),
  ).toBeVisible();
  await enterOn(page, page.getByRole('button', { name: 'Start forfra' }));
  await expect(page).toHaveURL(unknown.origin + pageAt('/'));
});

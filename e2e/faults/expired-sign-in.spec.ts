import type { Page } from '@playwright/test';
import { apiOrigin, pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Du er logget ud' });

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.allow(/Failed to load resource: .*status of 401 .*\/self-service-api\//);
});

test('asks to sign in again after one refused call, cannot be dismissed, and comes back to the same page (AUTH-030 to AUTH-034)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('admin', '/1001/faktura');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await control.addFault({
    service: 'api',
    method: 'GET',
    path: '/self-service-api/billing-items',
    status: 401,
    body: '',
    times: 1,
  });
  await page.getByRole('button', { name: 'Næste side' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  const address = page.url();
  expect(address).toContain('?side=2');
  await dialog(page).getByRole('button', { name: 'Log ind igen' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('shows one dialog however many calls are refused', async ({ page, signInAs, control }) => {
  await signInAs('admin', '/1001/velkommen');
  await expect(page.getByRole('link', { name: /^Skyldigt beløb/ })).toBeVisible();
  let refused = 0;
  page.on('response', response => {
    if (response.url().startsWith(apiOrigin) && response.status() === 401) refused += 1;
  });
  await control.addFault({
    service: 'api',
    path: '/self-service-api/*',
    status: 401,
    body: '',
    delayMs: 2_000,
  });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const area of ['Kundenumre', 'Mine indstillinger', 'Fakturaer', 'Mine indstillinger']) {
    await menu.getByRole('link', { name: area, exact: true }).click();
  }
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(2);
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await control.clearFaults();
  await dialog(page).getByRole('button', { name: 'Log ind igen' }).click();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1001/indstillinger')}`);
  await expect(page.getByRole('main').getByText('admin@demo.example')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { apiOrigin, identityOrigin, pageAt, portalOrigin } from '../support/addresses.ts';
import { enterOn } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Du er logget ud' });

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource: .*status of 401 .*\/self-service-api\//);
});

test('shows a dialog that cannot be dismissed after one 401, also when sign-in is unavailable, and returns to the same page after sign-in', async ({
  page,
  signInAs,
  control,
  consoleErrors,
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
  for (let step = 0; step < 2; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  await enterOn(page, dialog(page).getByRole('button', { name: 'Log ind igen' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page).toHaveURL(address);

  await test.step('while sign-in is unavailable', async () => {
    consoleErrors.allow(new RegExp(identityOrigin));
    // Only this call is refused: refusing idle requests would open the dialog before the click.
    await control.addFault({
      service: 'api',
      path: '/self-service-api/billing-items',
      status: 401,
      body: '',
    });
    await page.getByRole('button', { name: 'Næste side' }).click();
    await expect(dialog(page)).toBeVisible();
    await control.addFault({ service: 'identity', path: '*', drop: true });
    await dialog(page).getByRole('button', { name: 'Log ind igen' }).click();
    await expect(
      dialog(page).getByText('Vi kan ikke komme i kontakt med login lige nu. Prøv igen om lidt.'),
    ).toBeVisible();
    await control.clearFaults();
    await dialog(page).getByRole('button', { name: 'Log ind igen' }).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1001/faktura?side=3')}`);
  });
});

test('shows one dialog for 20 simultaneous 401 responses, and returns to the same URL (AUTH-030)', async ({
  page,
  signInAs,
  control,
}) => {
  // Ten customers, read one by one with two calls each.
  await control.setFlag('get-customers-v2', false);
  const ids = ['1001', '1002', '1003', '1004', '2001', '2002', '2003', '2004', '2005', '2006'];
  await page.route(`${identityOrigin}/me`, async route => {
    const response = await route.fetch();
    const person = (await response.json()) as Record<string, unknown>;
    const customer_roles = ids.map(customer_id => ({ customer_id, role: 'Superadmin' }));
    await route.fulfill({ response, json: { ...person, customer_roles } });
  });
  let refused = 0;
  page.on('response', response => {
    if (response.url().startsWith(apiOrigin) && response.status() === 401) refused += 1;
  });
  await control.addFault({
    service: 'api',
    method: 'GET',
    path: '/self-service-api/customers/*',
    status: 401,
    body: '',
    delayMs: 500,
  });
  await signInAs('superadmin', '/1001/faktura?side=2');
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => refused).toBe(20);
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await control.clearFaults();
  await page.unroute(`${identityOrigin}/me`);
  await dialog(page).getByRole('button', { name: 'Log ind igen' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1001/faktura?side=2')}`);
});

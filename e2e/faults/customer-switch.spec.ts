import { pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test('ignores a late response of the previous customer after a switch', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('superadmin', '/1001/faktura');
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await control.addFault({
    service: 'api',
    method: 'GET',
    path: '/self-service-api/subscriptions?*customerId=1001*',
    delayMs: 3_000,
  });
  const asked = page.waitForRequest(/\/subscriptions\?.*customerId=1001/);
  await page.getByRole('link', { name: 'Abonnementsoversigt', exact: true }).click();
  await asked;
  await page.getByRole('button', { name: /^Skift virksomhed: Nordhavn Byg A\/S/ }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Klitten Café ApS' }).click();
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1002/abonnementer')}`);
  await expect(main.getByText('Viser 1-3 af 3 rækker')).toBeVisible();
  const own = await main.getByRole('rowheader').allInnerTexts();
  // It has arrived, or the page has aborted it.
  await (await asked).response();
  await expect(main.getByText('Viser 1-3 af 3 rækker')).toBeVisible();
  expect(await main.getByRole('rowheader').allInnerTexts()).toEqual(own);
  await expect(main).not.toContainText('Nordhavn');
});

/**
 * A replacement SIM card and an eSIM for a subscription. Each journey has its own subscription, since orders persist.
 */
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { goWithin } from '../../support/go-within.ts';
import { expect, heading, test } from '../../support/test.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Beskeder' }).getByText(text, { exact: true });
const isAt = (page: Page, path: string) => expect(page).toHaveURL(`${portalOrigin}${pageAt(path)}`);
const simPage = (subscription: string, number: string) =>
  `/1001/abonnementer/${subscription}/simkort/administrer-simkort/${number}`;

test('switches the SIM card, starting at the subscription (SIM-001)', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404 .*\/sim\/\d+\/validate/);
  const subscription = '/1001/abonnementer/1001000301';
  await signInAs('admin', subscription);
  await page.getByRole('link', { name: 'Administrer simkort' }).click();
  await page.getByRole('link', { name: 'Administrer simkort 89450000010010003011' }).click();
  await page.getByRole('link', { name: 'Skift simkort' }).click();
  await expect(heading(page, 'Skift simkort')).toBeVisible();

  await page.getByRole('button', { name: 'Hvor finder jeg nummeret?' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const number = page.getByLabel('Nyt simkortnummer');
  await number.fill('8945 0012 3456 7890 1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Simkortet findes ikke.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Annuller' }).click();
  await page.getByRole('button', { name: 'Nej, gå tilbage' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await number.fill('8945 0090 0000 0000 0001');
  await expect(page.getByText('Simkortet findes ikke.')).toHaveCount(0);
  await expect(page.getByText('20 cifre', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Simkortet bliver skiftet')).toBeVisible();
  await isAt(page, `${subscription}/simkort`);

  // SIM management is not allowed while the order is pending.
  await goWithin(page, `${simPage('1001000301', '89450000010010003011')}/skift-simkort`);
  await expect(page.getByText('Der er en ændring i gang')).toBeVisible();
  await expect(page.getByLabel('Nyt simkortnummer')).toHaveCount(0);
});

test('orders an eSIM, copies its link, and shows it as activated after installation', async ({
  page,
  context,
  signInAs,
  control,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portalOrigin });
  const sim = simPage('1001000302', '89450000010010003021');
  await signInAs('admin', sim);
  await page.getByRole('link', { name: 'Skift til e-sim' }).click();
  await page.getByRole('button', { name: 'Bestil e-sim' }).click();
  await expect(toast(page, 'E-simkortet er bestilt')).toBeVisible();
  const code = page.getByRole('img', { name: 'QR-kode, der installerer e-simkortet' });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBe(240);
  await page.getByRole('button', { name: 'Kopiér link' }).click();
  await expect(toast(page, 'Linket er kopieret')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(new URL(link).hash)).toMatch(/^#LPA:1\$/);

  await control.installEsim('1001000302');
  await page.getByRole('link', { name: 'Afslut' }).click();
  await isAt(page, '/1001/abonnementer/1001000302/simkort');
  await page.reload();
  await expect(page.getByRole('region', { name: 'E-simkort' }).getByText('Aktiveret')).toBeVisible();
});

test('shows employees neither buttons nor codes (SIM-011)', async ({ page, signInAs }) => {
  const sim = simPage('1001000514', '89450000010010005141');
  await signInAs('employee', sim);
  await expect(
    page.getByText('Kun administratorer og den, der bruger nummeret, kan se QR-koden.'),
  ).toBeVisible();
  await expect(
    page.getByText('Kun administratorer og den, der bruger nummeret, kan se PUK-koden.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Skift|Bestil)/ })).toHaveCount(0);
});

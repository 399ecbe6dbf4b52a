/** What employees see and do for their own subscription. No other test changes these two subscriptions. */
import { pageAt } from '../support/addresses.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';

test('shows an employee their own phone first, with its codes, on a small screen; lets them report a stolen device, and leaves reactivation to an administrator (CUST-007)', async ({
  page,
  signInAs,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('employee', '/1001/velkommen');
  const phone = page.getByRole('region', { name: /^Min telefon/ });
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(/^Min telefon/);
  await expect(phone.getByText(/^Ny periode/)).toBeVisible();
  await expect(page.getByText('Åbent i alt')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await phone.getByRole('button', { name: 'Vis PUK-kode' }).click();
  await expect(phone.getByText(/^\d{8}$/)).toBeVisible();
  await phone.getByRole('link', { name: 'Installér e-sim' }).click();
  await expect(heading(page, 'Administrer simkort')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-kode, der installerer e-simkortet' })).toBeVisible();
  await page.goBack();
  await expect(phone).toBeVisible();
  await page.getByRole('link', { name: 'Se alle abonnementer' }).first().click();
  await expect(heading(page, 'Abonnementer')).toBeVisible();

  await test.step('a stolen device', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(page, '/1001/velkommen');
    const broadband = page.getByRole('region', { name: /^Mit mobile bredbånd/ });
    await broadband.getByRole('button', { name: /^Vis / }).click();
    await broadband.getByRole('link', { name: 'Meld udstyret tabt eller stjålet' }).click();
    await expect(heading(page, 'Meld tabt eller stjålet')).toBeFocused();
    await page.getByRole('radio', { name: /er stjålet$/ }).check();
    await page.getByRole('button', { name: 'Spær nummeret' }).click();
    await expect(page.getByText('Nummeret bliver spærret').first()).toBeVisible();
    await page.goto(pageAt('/1001/velkommen'));
    await expect(broadband.getByText('Der er en ændring i gang.')).toBeVisible();

    await control.advanceClock(10 * 60_000);
    await page.reload();
    await broadband.getByRole('button', { name: /^Vis / }).click();
    await expect(broadband.getByText(/Kun en administrator kan åbne det igen/)).toBeVisible();
    await expect(broadband.getByRole('link', { name: /^Meld/ })).toHaveCount(0);
  });
});

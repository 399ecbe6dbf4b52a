import { pageAt, portalOrigin } from '../support/addresses.ts';
import { countRequests } from '../support/requests.ts';
import { expect, heading, test } from '../support/test.ts';

const banner = 'information-banner-global';

test('applies toggles to an open page: information banner, prices, and maintenance, which is also shown at start without sign-in (SHL-016, SHL-017, SHL-025, SUB-008, NAV-060)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('admin', '/1001/abonnementer');
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await test.step('shows the information banner until it is closed or cleared (SHL-016, SHL-017)', async () => {
    await control.setFlag(banner, 'Vi har travlt på telefonen i dag.');
    await expect(page.getByText('Vi har travlt på telefonen i dag.')).toBeVisible();
    await page.getByRole('button', { name: 'Luk informationsbanner' }).click();
    await expect(page.getByText('Vi har travlt på telefonen i dag.')).toHaveCount(0);
    await control.setFlag(banner, 'Telefonerne er åbne igen.');
    await expect(page.getByText('Telefonerne er åbne igen.')).toBeVisible();
    await control.setFlag(banner, '');
    await expect(page.getByText('Telefonerne er åbne igen.')).toHaveCount(0);
  });

  await test.step('hides prices (SUB-008)', async () => {
    const price = page.getByRole('columnheader', { name: 'Pris' });
    await expect(price).toBeVisible();
    await control.setFlag('show_subscription_prices', false);
    await expect(price).toHaveCount(0);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });

  await test.step('redirects to maintenance from an open page and at start, without sign-in (NAV-060, SHL-025)', async () => {
    const closed = heading(page, 'Selvbetjeningen er lukket på grund af vedligeholdelse');
    await control.setFlag('maintenance', true);
    await expect(closed).toBeVisible();
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/maintenance')}`);
    const authorizations = countRequests(page, /\/auth\?/);
    await page.goto(pageAt('/1001/abonnementer'));
    await expect(closed).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // During maintenance nobody is redirected to sign-in (SHL-025).
    expect(authorizations.soFar()).toBe(0);
    await control.setFlag('maintenance', false);
    await page.goto(pageAt('/1001/abonnementer'));
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
});

import type { Control } from '../support/control.ts';
import { expect, test } from '../support/test.ts';

const serverError = 'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.';

const failsToRead = (control: Control, call: string): Promise<void> =>
  control.addFault({
    service: 'api',
    method: 'GET',
    path: `/self-service-api/${call}`,
    status: 500,
    body: '',
  });

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.allow(/Failed to load resource: .*status of 500/);
});

for (const [area, path, call] of [
  ['subscriptions', 'abonnementer', 'subscriptions'],
  ['orders', 'ordrer', 'orders'],
  ['invoices', 'faktura', 'billing-items'],
  ['billing accounts', 'faktureringskonti', 'accounts'],
] as const) {
  test(`says of the ${area} what the status of a failed call means (ERR-011)`, async ({
    page,
    signInAs,
    control,
  }) => {
    await failsToRead(control, call);
    await signInAs('admin', `/1001/${path}`);
    const box = page.getByRole('main').getByRole('alert').filter({ hasText: serverError });
    await expect(box.first()).toBeVisible();
    await control.clearFaults();
    await box.first().getByRole('button', { name: 'Prøv igen' }).click();
    await expect(box).toHaveCount(0);
  });
}

test('says in a toast that a file cannot be had, with what to do now, and leaves the page alone (ERR-057, ERR-058)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('superadmin', '/1001/administrator-oversigt/aktivitetslog');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await failsToRead(control, 'audit-log*');
  await page.getByRole('button', { name: 'Hent CSV' }).click();
  const toasts = page.getByRole('region', { name: 'Beskeder' });
  await expect(toasts.getByText(serverError)).toBeVisible();
  await expect(
    toasts.getByText('Prøv igen. Hvis problemet fortsætter, kontakt da kundeservice.'),
  ).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

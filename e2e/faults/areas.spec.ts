import type { Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { goWithin } from '../support/go-within.ts';
import { expect, test } from '../support/test.ts';

const serverError = 'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.';
const tryAgain = 'Prøv igen. Hvis problemet fortsætter, kontakt da kundeservice.';

const failRequest = (control: Control, method: string, call: string): Promise<void> =>
  control.addFault({
    service: 'api',
    method,
    path: `/self-service-api/${call}`,
    status: 500,
    body: '',
  });

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource: .*status of 500/);
});

const subscription = 'abonnementer/1001000297';

test('shows the server error when loading an area fails, and loads on retry; shows a toast with the next step when a change fails (ERR-011)', async ({
  page,
  signInAs,
  control,
}) => {
  for (const [area, path, call] of [
    // Before the pages that cache the user and the accounts.
    ['profile', 'indstillinger', 'user'],
    ['billing accounts', 'faktureringskonti', 'accounts'],
    ['subscriptions', 'abonnementer', 'subscriptions'],
    ['orders', 'ordrer', 'orders'],
    ['invoices', 'faktura', 'billing-items'],
    ['SIM cards', 'abonnementer/1001000301/simkort', 'subscriptions/1001000301'],
  ] as const)
    await test.step(area, async () => {
      await failRequest(control, 'GET', call);
      if (area === 'profile') await signInAs('admin', `/1001/${path}`);
      else await goWithin(page, `/1001/${path}`);
      const box = page.getByRole('main').getByRole('alert').filter({ hasText: serverError });
      await expect(box.first()).toBeVisible();
      await control.clearFaults();
      await box.first().getByRole('button', { name: 'Prøv igen' }).click();
      await expect(box).toHaveCount(0);
    });

  await test.step('changes', async () => {
    const toasts = page.getByRole('region', { name: 'Beskeder' });
    for (const [what, path, call, button, fill] of [
      [
        'changing a subscription',
        `${subscription}/viderestilling`,
        'PUT subscriptions/1001000297/call-forwarding',
        'Gem viderestilling',
        (page: Page) => page.getByRole('switch').first().click(),
      ],
      [
        'ordering an eSIM',
        `${subscription}/simkort/administrer-simkort/89450000010010002971/skift-til-esim`,
        'POST subscriptions/1001000297/sims/esims',
        'Bestil e-sim',
        undefined,
      ],
      [
        'changing a billing account',
        'faktureringskonti/80011001/rediger-konto',
        'PUT accounts/80011001',
        'Gem ændringer',
        undefined,
      ],
      [
        'changing the name',
        'indstillinger/skift-navn',
        'PUT user/name',
        'Gem ændringer',
        (page: Page) => page.getByLabel('Fornavn').fill('Andreas'),
      ],
    ] as const)
      await test.step(what, async () => {
        const [method = '', written = ''] = call.split(' ');
        await failRequest(control, method, written);
        await goWithin(page, `/1001/${path}`);
        await fill?.(page);
        await page.getByRole('button', { name: button }).click();
        await expect(toasts.getByText(serverError)).toBeVisible();
        await expect(toasts.getByText(tryAgain)).toBeVisible();
        await toasts.getByRole('button', { name: 'Luk besked' }).click();
        await expect(toasts.getByText(serverError)).toHaveCount(0);
      });
  });
});

test('shows a toast with the next step when a download fails, and keeps the page (ERR-057, ERR-058)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('superadmin', '/1001/administrator-oversigt/aktivitetslog');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await failRequest(control, 'GET', 'audit-log*');
  await page.getByRole('button', { name: 'Hent CSV' }).click();
  const toasts = page.getByRole('region', { name: 'Beskeder' });
  await expect(toasts.getByText(serverError)).toBeVisible();
  await expect(toasts.getByText(tryAgain)).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

import { enableSaveData } from '../support/save-data.ts';
import { expect, heading, test } from '../support/test.ts';
import { isSamePage, markPage } from '../support/requests.ts';

const notice = 'Du har ikke forbindelse til internettet. Vi prøver igen, når du er online.';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('shows the offline notice, and refetches what failed when back online', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('admin', '/1001/abonnementer');
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await markPage(page);
  await context.setOffline(true);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Næste side' }).click();
  await expect(main.getByRole('alert')).toContainText('Der er sket en generel netværksfejl');
  await context.setOffline(false);
  await expect(main.getByText(/^Viser 41-80 af \d+ rækker$/)).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(notice)).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test('does not send a failed change later', async ({ page, context, signInAs }) => {
  let sent = 0;
  page.on('response', response => {
    if (response.request().method() === 'POST' && response.url().includes('/invitations')) sent += 1;
  });
  await signInAs('superadmin', '/1001/administrator-oversigt/opret-administrator');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('uden.net@kunde.example');
  await page.getByRole('button', { name: 'Alle kundenumre' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Inviter administrator' }).click();
  const toasts = page.getByRole('region', { name: 'Beskeder' });
  await expect(toasts.getByText('Der er sket en generel netværksfejl')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inviter administrator' })).toBeEnabled();
  expect(sent).toBe(0);
});

test('loads an area that was opened offline when back online', async ({ page, context, signInAs }) => {
  // Nothing of the area is cached before the network is gone.
  await enableSaveData(page);
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Fakturaer', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
});

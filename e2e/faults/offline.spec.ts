import { goWithin } from '../support/go-within.ts';
import { enableSaveData } from '../support/save-data.ts';
import { expect, heading, test } from '../support/test.ts';
import { isSamePage, markPage } from '../support/requests.ts';

const notice = 'Du har ikke forbindelse til internettet. Vi prøver igen, når du er online.';

test('shows the offline notice, does not send a failed change later, and loads what failed when back online', async ({
  page,
  context,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const main = page.getByRole('main');
  // Nothing of an area is cached before the network is gone.
  await enableSaveData(page);
  await signInAs('superadmin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await markPage(page);

  await test.step('an area', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Fakturaer', exact: true }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByRole('rowheader').first()).toBeVisible();
  });

  await test.step('the next page of a list', async () => {
    await goWithin(page, '/1001/abonnementer');
    await expect(heading(page, 'Abonnementer')).toBeVisible();
    await expect(main.getByText(/^Viser 1-40 af \d+ rækker$/)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(main.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('button', { name: 'Næste side' }).click();
    await expect(main.getByRole('alert')).toContainText('Der er sket en generel netværksfejl');
    await context.setOffline(false);
    await expect(main.getByText(/^Viser 41-80 af \d+ rækker$/)).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(notice)).toHaveCount(0);
  });

  await test.step('a change', async () => {
    let sent = 0;
    page.on('response', response => {
      if (response.request().method() === 'POST' && response.url().includes('/invitations')) sent += 1;
    });
    await goWithin(page, '/1001/administrator-oversigt/opret-administrator');
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
  expect(await isSamePage(page)).toBe(true);
});

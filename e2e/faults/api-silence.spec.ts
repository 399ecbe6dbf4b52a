import type { Page } from '@playwright/test';
import { goWithin } from '../support/go-within.ts';
import { expect, heading, test } from '../support/test.ts';
import { countRequests, isSamePage, markPage } from '../support/requests.ts';

const list = { service: 'api', method: 'GET', path: '/self-service-api/subscriptions' } as const;
const address = /\/self-service-api\/subscriptions\?/;
const general = 'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('rowheader');

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource: .*\/self-service-api\/subscriptions/);
});

test('times out a slow request, does not retry by itself, and rejects a response that is too large (ERR-012, ERR-014, HTTP-023)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await markPage(page);
  await control.addFault({ ...list, delayMs: 60_000 });
  const asked = countRequests(page, address);
  await page.getByRole('link', { name: 'Abonnementsoversigt', exact: true }).click();
  await expect.poll(asked.soFar).toBe(1);
  const box = main(page).getByRole('alert');
  await expect(box).toContainText(general);
  expect(asked.soFar()).toBe(1);
  await control.clearFaults();
  await box.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(asked.soFar()).toBe(2);
  expect(await isSamePage(page)).toBe(true);

  for (const [number, [what, fault, count]] of (
    [
      ['a 500', { status: 500, body: '' }, 1],
      ['a dropped connection', { drop: true }, 2],
    ] as const
  ).entries())
    await test.step(`${String(count)} request(s) on ${what}`, async () => {
      await control.addFault({ ...list, ...fault });
      const asked = countRequests(page, address);
      // A page of the list that has not been loaded before.
      await goWithin(page, `/1001/abonnementer?side=${String(number + 2)}`);
      await expect(box).toBeVisible();
      // A new visit requests it again; the test checks that there is no request before that.
      await page.getByRole('link', { name: 'Fakturaer', exact: true }).click();
      await expect(heading(page, 'Fakturaer')).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      expect(asked.soFar()).toBe(count);
      await control.clearFaults();
    });

  await test.step('a response of 12 MB (ERR-012, ERR-014)', async () => {
    const row = { subscriptionId: 1, name: 'x'.repeat(100) };
    const size = Math.ceil(12_000_000 / (JSON.stringify(row).length + 1));
    await control.addFault({
      ...list,
      status: 200,
      body: { data: { subscriptions: Array.from({ length: size }, () => row) } },
    });
    await goWithin(page, '/1001/abonnementer?side=4');
    await expect(box).toContainText(
      'Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog...',
    );
    await box.getByText('Tekniske oplysninger').click();
    await expect(box.getByRole('listitem')).toHaveText(['(svaret)']);
    await control.clearFaults();
    await box.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('at most 20 invalid properties', async () => {
    const subscriptions = Array.from({ length: 5_000 }, () => ({ subscriptionId: 1 }));
    await control.addFault({ ...list, status: 200, body: { data: { subscriptions } } });
    await goWithin(page, '/1001/abonnementer?side=5');
    await box.getByText('Tekniske oplysninger').click();
    const properties = box.getByRole('listitem');
    await expect(properties.first()).toHaveText(/^subscriptions\.0\./);
    await expect(properties).toHaveCount(20);
    await control.clearFaults();
  });
});

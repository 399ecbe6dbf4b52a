import type { Page } from '@playwright/test';
import { expect, heading, test } from '../support/test.ts';
import { countRequests, isSamePage, markPage } from '../support/requests.ts';

const list = { service: 'api', method: 'GET', path: '/self-service-api/subscriptions' } as const;
const address = /\/self-service-api\/subscriptions\?/;
const general = 'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('rowheader');

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.allow(/Failed to load resource: .*\/self-service-api\/subscriptions/);
});

test('times out a slow request without an automatic retry, and loads on retry (HTTP-023)', async ({
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
});

for (const [what, fault, most] of [
  ['a 500', { status: 500, body: '' }, 1],
  ['a dropped connection', { drop: true }, 2],
] as const) {
  test(`sends ${String(most)} request(s) and no more on ${what}`, async ({ page, signInAs, control }) => {
    await control.addFault({ ...list, ...fault });
    const asked = countRequests(page, address);
    await signInAs('admin', '/1001/abonnementer');
    const box = main(page).getByRole('alert');
    await expect(box).toBeVisible();
    // A new visit requests it again; the test checks that there is no request before that.
    await page.getByRole('link', { name: 'Fakturaer', exact: true }).click();
    await expect(rows(page).first()).toBeVisible();
    expect(asked.soFar()).toBe(most);
  });
}

test('rejects a response of 12 MB as invalid, and loads on retry (ERR-012, ERR-014)', async ({
  page,
  signInAs,
  control,
}) => {
  const row = { subscriptionId: 1, name: 'x'.repeat(100) };
  const size = Math.ceil(12_000_000 / (JSON.stringify(row).length + 1));
  await control.addFault({
    ...list,
    status: 200,
    body: { data: { subscriptions: Array.from({ length: size }, () => row) } },
  });
  await signInAs('admin', '/1001/abonnementer');
  const box = main(page).getByRole('alert');
  await expect(box).toContainText(
    'Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog...',
  );
  await box.getByText('Tekniske oplysninger').click();
  await expect(box.getByRole('listitem')).toHaveText(['(svaret)']);
  await control.clearFaults();
  await box.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('lists at most 20 invalid properties of a response', async ({ page, signInAs, control }) => {
  const subscriptions = Array.from({ length: 5_000 }, () => ({ subscriptionId: 1 }));
  await control.addFault({ ...list, status: 200, body: { data: { subscriptions } } });
  await signInAs('admin', '/1001/abonnementer');
  const box = main(page).getByRole('alert');
  await box.getByText('Tekniske oplysninger').click();
  const properties = box.getByRole('listitem');
  await expect(properties.first()).toHaveText(/^subscriptions\.0\./);
  await expect(properties).toHaveCount(20);
});

import { pageAt } from '../support/addresses.ts';
import { faultsInEveryLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { pages, publicPages } from './pages.ts';

// Thirteen looks of one page take their time.
test.describe.configure({ timeout: 120_000 });
// axe writes an inline style; see support/accessibility.ts.
test.use({ bypassCSP: true });

for (const { name, path, account, loaded, followFirstRow } of pages) {
  test(`${name}: no fault in any width, scheme and theme, and no scrolling sideways`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(account, path);
    if (followFirstRow === true) await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByText(loaded).first()).toBeVisible();
    await expect(page.getByText('Indlæser')).toHaveCount(0);
    expect(await faultsInEveryLook(page)).toEqual([]);
  });
}

for (const { name, path, loaded } of publicPages) {
  test(`${name}: no fault in any width, scheme and theme, and no scrolling sideways`, async ({ page }) => {
    await page.goto(pageAt(path));
    await expect(page.getByText(loaded).first()).toBeVisible();
    expect(await faultsInEveryLook(page)).toEqual([]);
  });
}

test('the sign-in page, empty and after a wrong password: no fault in any width and scheme', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.allow(/status of 422 .*\/log-ind\//);
  await page.goto(pageAt('/'));
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

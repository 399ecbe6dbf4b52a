/** Printed lists and records: controls and fields are hidden, the rows are there. */
import { goWithin } from '../../support/go-within.ts';
import { expect, heading, test } from '../../support/test.ts';

test('prints lists, a record and a drawer without their controls', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/1003/faktura');
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const number = /\d+/.exec(await rows.first().innerText())?.[0] ?? '';
  await page.emulateMedia({ media: 'print' });
  // The width of an A4 sheet within its margins.
  await page.setViewportSize({ width: 680, height: 960 });

  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(page.locator('button:not(th button)').filter({ visible: true })).toHaveCount(0);
  const row = rows.filter({ hasText: number });
  await expect(row).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Udstedt' })).toBeVisible();
  const [paper, table] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.querySelector('table')?.scrollWidth ?? 0,
  ]);
  expect(table).toBeLessThanOrEqual(paper);
  await expect(row.getByRole('link')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'light');
  // Secondary text in a cell is no larger than the main text.
  const sizes = await page
    .locator('td, td *')
    .evaluateAll(all => all.map(each => getComputedStyle(each).fontSize));
  expect(new Set(sizes).size).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link').click();
  await expect(heading(page, new RegExp(number))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(heading(page, new RegExp(number))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se abonnementet' }).first()).toBeHidden();

  await test.step('a filtered list, with its customer and filters', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(page, '/1001/faktura?del=Overdue&del=ToPay&soeg=faktura&fra=2020-01-01');
    const filter = page.getByRole('button', { name: 'Betaling: Forfaldent +1' });
    await expect(filter).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 960 });
    const customer = await page
      .locator('body header')
      .first()
      .evaluate(header => getComputedStyle(header, '::after').content);
    expect(customer).toBe('"Nordhavn Byg A/S"');
    const chosen = page.locator('[data-all]');
    await expect(chosen).toBeVisible();
    expect(await chosen.evaluate(each => getComputedStyle(each, '::after').content)).toBe(
      '"Betaling: Forfaldent og Til betaling"',
    );
    await expect(page.getByText('Betaling: Forfaldent +1')).toBeHidden();
    await expect(
      page.getByRole('searchbox', { name: 'Søg efter faktura, kundenummer eller navn' }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Udstedt fra og med' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Udstedt til og med' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Status', exact: true })).toBeHidden();
  });

  await test.step('a drawer instead of the page below it', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(
      page,
      '/1001/administrator-oversigt/administrator-detaljer?email=superadmin%40demo.example',
    );
    const drawer = page.getByRole('dialog', { name: 'Administratordetaljer' });
    await expect(drawer.getByText('Bruger siden')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main')).toBeHidden();
    await expect(drawer.getByText('Bruger siden')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Luk' })).toBeHidden();
  });
});

test('prints the front page and usage without their controls', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/velkommen');
  const shortcuts = page.getByRole('region', { name: 'Hurtige handlinger' });
  await expect(shortcuts).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shortcuts).toBeHidden();
  await expect(page.getByRole('link', { name: /^Se / }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kræver handling' })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await goWithin(page, '/1001/abonnementer/1001000417/forbrug');
  const topUps = page.getByRole('region', { name: 'Tank op' });
  await expect(topUps.getByRole('radio').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(topUps).toBeHidden();
  await expect(page.getByRole('region', { name: 'Forbrug i perioden' })).toBeVisible();
});

/** Layout on both sides of each breakpoint: 37.4375em is 599 px, 63.9375em 1023, 89.9375em 1439. */
import type { Locator, Page } from '@playwright/test';
import { overflowingElements } from '../../support/appearance/axe.ts';
import { pageAt } from '../../support/addresses.ts';
import { goWithin } from '../../support/go-within.ts';
import { change } from '../../support/mock-responses.ts';
import { expect, test } from '../../support/test.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not visible.`);
  return box;
};

const atWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

test('shows tables as cards up to 599 px, the menu as an overlay up to 1023 px, content up to 100rem, and no toast over the buttons of a dialog on a small screen (SHL-023)', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/1001/abonnementer');
  const main = page.getByRole('main');
  const row = main
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(row).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: /^Nordhavn Byg A\/S/ });

  for (const [width, shape] of [
    [599, 'cards'],
    [600, 'table'],
  ] as const) {
    await atWidth(page, width);
    // The customer number is hidden when the table is narrow.
    await expect(main.getByRole('columnheader')).toHaveCount(shape === 'table' ? 6 : 0);
    const [name, next] = [
      await boxOf(row.getByRole('rowheader')),
      // The first is the row's checkbox.
      await boxOf(row.getByRole('cell').nth(1)),
    ];
    expect(next.y >= name.y + name.height, `${String(width)} px: one below the other`).toBe(
      shape === 'cards',
    );
  }

  await atWidth(page, 1023);
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect.poll(async () => (await boxOf(menu)).x).toBe(0);
  expect((await boxOf(menu)).width).toBeGreaterThan((await boxOf(main)).x);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await atWidth(page, 1024);
  await expect(menu).toBeVisible();
  const rail = await boxOf(menu);
  expect((await boxOf(main)).x).toBeGreaterThanOrEqual(rail.x + rail.width);

  await atWidth(page, 2000);
  const [left, right] = [await boxOf(menu), await boxOf(main)];
  expect(right.width).toBe(1600);
  expect(right.x + right.width - left.x).toBe(1888);
  // The top bar is aligned with the menu and the content.
  const [logo, account] = [page.getByRole('banner').getByRole('link').first(), toggle];
  expect((await boxOf(logo)).x).toBe(left.x + 32);
  expect((await boxOf(account)).x + (await boxOf(account)).width).toBe(right.x + right.width - 32);

  await test.step('a toast and a dialog', async () => {
    await goWithin(page, '/1001/abonnementer/1001000528/opsigelse');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('radio', { name: 'Brugeren er stoppet' }).check();
    await page.getByRole('radio', { name: 'Frigiv nummeret' }).check();
    await page.getByRole('textbox', { name: /^Skriv de sidste fire cifre/ }).fill('0527');
    await page.getByRole('main').getByRole('button', { name: 'Opsig abonnement' }).click();
    const toast = page.getByRole('status').getByText('Abonnementet bliver opsagt');
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: /^Fortryd opsigelse/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Vil du fortryde opsigelsen?' });
    await expect(dialog).toBeVisible();
    await expect(toast).toBeVisible();
    await dialog.getByRole('button', { name: 'Fortryd opsigelse' }).click();
    await expect(page.getByRole('status').getByText(/er fortrudt$/)).toBeVisible();
  });
});

const linesOf = (element: Locator): Promise<number> =>
  element.evaluate(({ firstChild }) => {
    const text = document.createRange();
    if (firstChild) text.selectNode(firstChild);
    return text.getClientRects().length;
  });

/** Each list: its address, its title, and a filter. */
const lists = [
  ['abonnementer', 'Abonnementer', 'Status'],
  ['faktura', 'Fakturaer', 'Status'],
  ['ordrer?vis=alle', 'Ordrer', 'Type'],
  ['administrator-oversigt', 'Administratorer', undefined],
] as const;

test('shows rows of 44 px on a wide screen, and the first row without scrolling and full-screen drawers on a small one (SHL-023)', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1001/velkommen');
  for (const [path, title, filter] of lists) {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await goWithin(page, `/1001/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toBeVisible();
    const { height } = await boxOf(rows.first());
    expect(height, `${path}: a row`).toBeGreaterThanOrEqual(44);
    expect(height, `${path}: a row`).toBeLessThan(46);

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('columnheader')).toHaveCount(0);
    const first = await boxOf(rows.first().getByRole('rowheader'));
    expect(first.y + first.height, `${path}: the first row`).toBeLessThan(780);
    if (filter === undefined) continue;
    const button = page.getByRole('group', { name: 'Filtre' }).getByRole('button', { name: filter });
    const fold = page.getByRole('button', { name: 'Filtre og visning' });
    await expect(button).toBeHidden();
    await fold.click();
    await expect(button).toBeVisible();
    await fold.click();
    await expect(button).toBeHidden();
  }

  await test.step('full-screen drawers up to 599 px', async () => {
    await goWithin(page, '/1001/administrator-oversigt/opret-administrator');
    const drawer = page.getByRole('dialog', { name: 'Inviter ny administrator' });
    await expect(drawer).toBeVisible();
    for (const [width, fills] of [
      [599, true],
      [600, false],
    ] as const) {
      await atWidth(page, width);
      await expect.poll(async () => (await boxOf(drawer)).x === 0).toBe(fills);
    }
  });

  await test.step('the longest heading on the smallest screen, and the longest term of a card, in one line', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await goWithin(page, '/1001/faktureringskonti/80011001/medarbejderrettigheder');
    const heading = page.getByRole('heading', { level: 1, name: 'Medarbejderrettigheder' });
    await expect(heading).toBeVisible();
    expect(await linesOf(heading)).toBe(1);
    await atWidth(page, 1280);
    await goWithin(page, '/1001/faktura?kundenummer=80011001');
    await page.getByRole('rowheader').first().getByRole('link').click();
    const term = page.getByText('Hovedkundenummer', { exact: true });
    await expect(term).toBeVisible();
    expect(await linesOf(term)).toBe(1);
  });
});

test('wraps a single word wider than a small screen', async ({ page, signInAs }) => {
  const name = 'Ejendomsadministrationsafdelingen'.repeat(3);
  await change('**/self-service-api/{accounts,accounts/80011001,subscriptions,landing-page}?*', body =>
    JSON.parse(
      JSON.stringify(body).replaceAll(
        /"(accountName|userName)":"[^"]*"/g,
        (_, key) => `"${String(key)}":"${name}"`,
      ),
    ),
  )(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs('admin', '/1001/velkommen');
  for (const [path, title] of [
    ['velkommen', /^Velkommen/],
    ['faktureringskonti', 'Kundenumre'],
    ['faktureringskonti/80011001', name],
    ['abonnementer?konto=80011001', 'Abonnementer'],
  ] as const) {
    await goWithin(page, `/1001/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    expect(await overflowingElements(page), path).toEqual([]);
  }
});

test('does not cut off lists at any width, also with orders that can be undone', async ({
  page,
  signInAs,
}) => {
  await change<{ data: { orders: object[] } }>('**/self-service-api/orders?**', ({ data }) => ({
    data: {
      ...data,
      orders: data.orders.map(order => ({ ...order, type: 'Termination', canCancel: true })),
    },
  }))(page);
  await signInAs('admin', '/1001/velkommen');
  for (const [path, title] of lists) {
    await goWithin(page, `/1001/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    for (const width of [640, 768, 1023, 1024, 1280, 1366, 1440, 1920]) {
      await atWidth(page, width);
      const beyond = await table.evaluate(each => each.scrollWidth - (each.parentElement?.clientWidth ?? 0));
      expect(beyond, `${path}: ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** Position of bar, card and heading on a page without menu, and the heading's font size. */
const placesOf = async (page: Page) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const { height } = await boxOf(page.getByRole('banner'));
  const { x, y } = await boxOf(heading);
  const size = await heading.evaluate(element => getComputedStyle(element).fontSize);
  const field = await boxOf(main.getByLabel('E-mail'));
  return { height, x, y, size, field: [field.x, field.width, field.height] };
};

test('keeps the layout from the sign-in page to the forgot-password page', async ({ page }) => {
  await page.goto(pageAt('/'));
  for (const width of [360, 599, 600, 1024, 1440]) {
    await atWidth(page, width);
    const places = await placesOf(page);
    await page.getByRole('link', { name: 'Glemt adgangskode?' }).click();
    await page.getByRole('heading', { name: 'Glemt adgangskode' }).waitFor();
    expect(await placesOf(page), `${String(width)} px`).toEqual(places);
    await page.goBack();
    await page.getByRole('heading', { name: 'Log ind' }).waitFor();
  }
});

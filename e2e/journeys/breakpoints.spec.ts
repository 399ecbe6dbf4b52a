/** What changes at each breakpoint, seen on both of its sides: 37.4375em is 599 px, 63.9375em 1023, 89.9375em 1439. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not drawn.`);
  return box;
};

const atWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

test('draws tables as cards up to 599 px, the menu as a panel up to 1023 px, and nothing wider than 1440 px (SHL-023)', async ({
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
    // The customer number is left out while the table has little room.
    await expect(main.getByRole('columnheader')).toHaveCount(shape === 'table' ? 6 : 0);
    const [name, next] = [
      await boxOf(row.getByRole('rowheader')),
      // The first is the choice of the row.
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
  expect(right.x + right.width - left.x).toBe(1440);
});

test('draws drawers over the whole screen up to 599 px (SHL-023)', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/1001/administrator-oversigt/opret-administrator');
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

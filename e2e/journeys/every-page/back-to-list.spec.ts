/** From a list to a record and back: the list is unchanged, and its rows can be browsed one after the other. */
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { goWithin } from '../../support/go-within.ts';
import { expect, heading, test } from '../../support/test.ts';

const rowLinks = (page: Page) => page.getByRole('rowheader').getByRole('link');
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const address = (path: string) => `${portalOrigin}${pageAt(path)}`;

const left = [
  ['subscription', '/1003/abonnementer?sorter=Number&retning=faldende&side=2', 'Abonnementsoversigt'],
  ['invoice', '/1003/faktura?status=Paid&side=2', 'Alle fakturaer'],
  ['order', '/1003/ordrer?vis=alle&antal=20', 'Ordrer'],
] as const;

test('back links return to the list as it was left, also after a reload', async ({ page, signInAs }) => {
  await signInAs('superadmin', '/1003/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  for (const [what, list, back] of left)
    await test.step(what, async () => {
      await goWithin(page, list);
      await rowLinks(page).nth(1).click();
      await expect(page).not.toHaveURL(address(list));
      await expect(link(page, back)).toBeVisible();
      await page.reload();
      await link(page, back).click();
      await expect(page).toHaveURL(address(list));
      await expect(rowLinks(page).nth(1)).toBeVisible();
    });

  await test.step('an account and the activity log, to the searched list', async () => {
    const accounts = '/1001/faktureringskonti?soeg=Nordhavn';
    await goWithin(page, accounts);
    await page.getByRole('list', { name: 'Fundne kundenumre' }).getByRole('link').first().click();
    await link(page, 'Alle kundenumre').click();
    await expect(page).toHaveURL(address(accounts));

    const administrators = '/1001/administrator-oversigt?soeg=demo.example';
    await goWithin(page, administrators);
    await link(page, 'Aktivitetslog').click();
    await link(page, 'Tilbage til administratorer').click();
    await expect(page).toHaveURL(address(administrators));
  });
});

test('browses the rows of a page with Next and Previous, selects text in a row, and opens it on a click beside its link', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1003/abonnementer?antal=20&side=2');
  await expect(rowLinks(page)).toHaveCount(20);
  const names = await rowLinks(page).allInnerTexts();
  await rowLinks(page).nth(18).click();
  await expect(page.getByText('19 af 20 på siden')).toBeVisible();
  await link(page, 'Næste').click();
  await expect(page.getByText('20 af 20 på siden')).toBeVisible();
  await expect(link(page, 'Næste')).toHaveCount(0);
  await link(page, 'Forrige').press('Enter');
  await expect(page.getByText('19 af 20 på siden')).toBeVisible();
  if (names[18] !== 'Ingen bruger') await expect(heading(page, names[18] ?? '')).toBeFocused();

  await test.step('selecting text in a row, and a click beside its link', async () => {
    const list = '/1003/abonnementer?type=MOBILE';
    await goWithin(page, list);
    const number = page.getByRole('row').nth(1).locator('td[data-header="Nummer"] span');
    await expect(number).toBeVisible();
    const box = await number.boundingBox();
    if (box === null) throw new Error('The number is not visible.');
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    const marked = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(marked.replaceAll(/\s/g, '')).toMatch(/^\d{6,8}$/);
    await expect(page).toHaveURL(address(list));
    await page.getByRole('row').nth(2).locator('td[data-header="Nummer"]').click();
    await expect(link(page, 'Abonnementsoversigt')).toHaveAttribute('href', pageAt(list));
  });
});

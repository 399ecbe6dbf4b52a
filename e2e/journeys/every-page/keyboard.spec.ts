import type { Page } from '@playwright/test';
import { apiOrigin, pageAt, portalOrigin } from '../../support/addresses.ts';
import { enterOn, tabTo } from '../../support/keyboard.ts';
import { expect, heading, test } from '../../support/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuToggle = (page: Page) => page.getByRole('button', { name: /^Nordhavn Byg A\/S/ });

test('skips to the content, collapses and expands the menu, and opens an area from it, by keyboard (MENU-017)', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Gå til sidens indhold' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await enterOn(page, menuToggle(page));
  await expect(menuOf(page)).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await enterOn(page, menuOf(page).getByRole('link', { name: 'Fakturaer' }));
  await expect(heading(page, 'Fakturaer')).toBeFocused();
});

/** Enough additional customers for the list to show a search. */
const addCustomers = (page: Page): Promise<unknown> =>
  page.route(`${apiOrigin}/self-service-api/customers`, async route => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { customers: object[] } };
    const more = Array.from({ length: 8 }, (_, index) => ({
      ...data.customers[0],
      id: `900${String(index)}`,
      companyName: `Filial ${String(index)}`,
    }));
    await route.fulfill({ response, json: { data: { ...data, customers: [...data.customers, ...more] } } });
  });

test('finds another customer among many and switches to it, by keyboard', async ({ page, signInAs }) => {
  await addCustomers(page);
  await signInAs('superadmin', '/1001/faktura');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const selector = page.getByRole('button', { name: /^Skift virksomhed/ });
  const search = menuOf(page).getByRole('searchbox', { name: 'Find virksomhed' });
  await enterOn(page, selector);
  await tabTo(page, search);
  await page.keyboard.type('findes ikke');
  await expect(menuOf(page).getByText('Ingen virksomheder matcher din søgning.')).toBeVisible();
  // The first clears the search, the second closes the list.
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(selector).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, search);
  await page.keyboard.type('klit');
  await enterOn(page, menuOf(page).getByRole('link', { name: 'Klitten Café ApS' }));
  await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1002/faktura')}`);
  await expect(heading(page, 'Fakturaer')).toBeFocused();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens, navigates and closes the menu by keyboard, and closes it on an outside click (MENU-017, MENU-018, MENU-021, MENU-022)', async ({
    page,
    signInAs,
  }) => {
    await signInAs('superadmin', '/1001/velkommen');
    await expect(heading(page, /^Velkommen/)).toBeVisible();
    const toggle = menuToggle(page);
    const menu = menuOf(page);
    await expect(menu).toBeHidden();

    await enterOn(page, toggle);
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('button', { name: /^Skift virksomhed/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Space');
    await expect(menu.getByRole('button', { name: /^Skift virksomhed/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Forside' })).toBeFocused();
    await enterOn(page, menu.getByRole('link', { name: 'Fakturaer' }));
    await expect(heading(page, 'Fakturaer')).toBeFocused();
    await expect(menu).toBeHidden();

    await menuToggle(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.mouse.click(350, 600);
    await expect(menuOf(page)).toBeHidden();
  });
});

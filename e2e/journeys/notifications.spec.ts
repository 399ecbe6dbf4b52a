/** The bell in the top bar, with users of their own, since reading marks notifications as read. */
import type { Page } from '@playwright/test';
import { pageAt } from '../support/addresses.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { newEmail, signInAsNewPerson } from '../support/new-person.ts';
import { fillSignIn } from '../support/sign-in.ts';
import { expect, heading, test } from '../support/test.ts';

const password = 'EnGodKode1';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifikationer/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifikationer' });
const link = (page: Page, name: string | RegExp) => drawer(page).getByRole('link', { name });
const row = (page: Page, name: string) =>
  drawer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });

/** Opens the drawer by keyboard, and waits for its animation to end. */
const open = async (page: Page) => {
  await enterOn(page, bell(page));
  await expect(drawer(page).getByRole('button', { name: 'Luk' })).toBeInViewport({ ratio: 1 });
};

test('opens notifications by keyboard, and marks them as read in every tab and on every device', async ({
  page,
  context,
  browser,
}) => {
  const email = newEmail('klokke');
  await signInAsNewPerson(page, email, password, '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/ulæst/);
  const device = await (await browser.newContext()).newPage();
  await device.goto(pageAt('/1001/indstillinger'));
  await fillSignIn(device, email, password);
  await bell(device).click();
  const tab = await context.newPage();
  await tab.goto(pageAt('/1001/indstillinger'));
  await bell(tab).click();
  const newest = link(tab, /^Ny: Faktura/).first();
  const [first = '', second = ''] = await newest
    .waitFor()
    .then(() => link(tab, /^Ny: Faktura/).allInnerTexts());

  await open(page);
  await expect(row(page, first)).toContainText('Ulæst');
  await enterOn(page, link(page, first));
  await expect(heading(page, /^Faktura \d+/)).toBeFocused();
  await expect(drawer(page)).toHaveCount(0);
  await expect(row(tab, first)).not.toContainText('Ulæst');
  await expect(row(tab, second)).toContainText('Ulæst');

  await open(page);
  await enterOn(page, drawer(page).getByRole('button', { name: 'Markér alle som læst' }));
  await expect(row(page, second)).not.toContainText('Ulæst');
  await expect(row(tab, second)).not.toContainText('Ulæst');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();

  await expect(row(device, second)).toContainText('Ulæst');
  await device.keyboard.press('Escape');
  await expect(drawer(device)).toHaveCount(0);
  await bell(device).click();
  await expect(row(device, second)).not.toContainText('Ulæst');
  await device.context().close();
});

for (const width of [360, 1440]) {
  test(`bell appears without a layout shift (${String(width)} px)`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      Object.assign(window, {
        requestIdleCallback: (run: IdleRequestCallback) => {
          addEventListener('test-is-idle', () => {
            run({ didTimeout: false, timeRemaining: () => 50 });
          });
          return 0;
        },
      });
    });
    await signInAs('admin', '/1001/indstillinger');
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const places = async () =>
      Promise.all(
        [/^Søg i hele portalen/, /^Nordhavn Byg A\/S/].map(name =>
          page.getByRole('banner').getByRole('button', { name }).boundingBox(),
        ),
      );
    const before = await places();
    await expect(bell(page)).toHaveCount(0);
    await page.evaluate(() => {
      dispatchEvent(new Event('test-is-idle'));
    });
    await expect(bell(page)).toBeVisible();
    expect(await places()).toEqual(before);
    await tabTo(page, bell(page));
  });
}

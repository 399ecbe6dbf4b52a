import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from '../../support/addresses.ts';
import { goWithin } from '../../support/go-within.ts';
import { enterOn, tabTo } from '../../support/keyboard.ts';
import { expect, heading, test } from '../../support/test.ts';

const overview = '/1001/administrator-oversigt';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Clicks next to the drawer, on the page below it. */
const pressOverlay = (page: Page): Promise<void> => page.mouse.click(200, 500);

const drawers = [
  {
    id: 'NAV-033',
    path: 'opret-administrator',
    title: 'Inviter ny administrator',
    // It contains a form from the start: an outside click must not discard input.
    isBlocked: true,
  },
  {
    id: 'NAV-034',
    path: 'administrator-detaljer?email=admin%40demo.example',
    title: 'Administratordetaljer',
    isBlocked: false,
  },
  {
    id: 'NAV-035',
    path: 'invitationsdetaljer?email=rikke.fyrreholt.inviteret2%40kunde.example',
    title: 'Invitation til rikke.fyrreholt.inviteret2@kunde.example',
    isBlocked: false,
  },
] as const;

test('opens each drawer over the administrators by its URL, and closes it (NAV-032, NAV-033, NAV-034, NAV-035, UI-033)', async ({
  page,
  signInAs,
}) => {
  for (const [index, { id, path, title, isBlocked }] of drawers.entries())
    await test.step(`${title} (${id})`, async () => {
      if (index === 0) await signInAs('superadmin', `${overview}/${path}`);
      else await goWithin(page, `${overview}/${path}`);
      await expect(dialog(page, title)).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Administratorer', includeHidden: true }),
      ).toBeVisible();
      await expect(dialog(page, title).getByRole('button', { name: 'Indstillinger' })).toHaveCount(0);
      await pressOverlay(page);
      if (isBlocked) {
        await expect(dialog(page, title)).toBeVisible();
        await dialog(page, title).getByRole('button', { name: 'Luk' }).click();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(`${portalOrigin}${pageAt(overview)}`);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    });
});

test('confirms closing a dirty drawer and restores focus, closes a toast and switches the customer, by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', overview);
  const open = page.getByRole('link', { name: 'Inviter administrator' });
  await enterOn(page, open);
  const drawer = dialog(page, 'Inviter ny administrator');
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  const email = drawer.getByRole('textbox', { name: /^E-mail/ });
  await tabTo(page, email);
  await page.keyboard.type('zarah@kunde.example,zeth@kunde.example,');
  await expect(page.getByRole('list', { name: 'Modtagere' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Fjern zeth@kunde.example' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 modtager', { exact: true })).toBeFocused();
  await tabTo(page, email);
  await page.keyboard.type('ny@kunde.example');
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Vil du fortsætte?');
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(email).toHaveValue('ny@kunde.example');
  // It returns a frame after the dialog has closed; a key pressed before that is lost.
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await enterOn(page, question.getByRole('button', { name: 'Ja' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();

  await test.step('closing the toast of an invitation', async () => {
    await page.keyboard.press('Enter');
    await email.fill(`${crypto.randomUUID()}@kunde.example`);
    await drawer.getByRole('button', { name: 'Alle kundenumre' }).press('Enter');
    await drawer.getByRole('button', { name: /^Inviter administrator/ }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const close = page.getByRole('region', { name: 'Beskeder' }).getByRole('button', { name: 'Luk besked' });
    await close.press('Enter');
    await expect(close).toHaveCount(0);
    await expect(heading(page, 'Administratorer')).toBeVisible();
  });

  await test.step('switching the customer', async () => {
    await page.getByRole('button', { name: /^Skift virksomhed: Nordhavn Byg A\/S/ }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Klitten Café ApS' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${portalOrigin}${pageAt('/1002/administrator-oversigt')}`);
    await expect(heading(page, 'Administratorer')).toBeVisible();
  });
});

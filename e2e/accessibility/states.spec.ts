import { portalOrigin } from '../support/addresses.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, heading, test } from '../support/test.ts';

// axe writes an inline style; see support/accessibility.ts.
test.use({ bypassCSP: true });

const schemes = ['light', 'dark'] as const;

for (const colorScheme of schemes) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('an open menu has no fault, on a small screen and with the customers shown', async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signInAs('superadmin', '/1001/indstillinger');
      await page.getByRole('button', { name: /^Nordhavn Byg A\/S/ }).click();
      await page.getByRole('button', { name: /^Skift virksomhed/ }).click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Klitten Café ApS' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test('the question of signing out has no fault', async ({ page, signInAs }) => {
      await signInAs('admin', '/1001/indstillinger');
      await page.getByRole('button', { name: 'Log ud' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test('an open filter has no fault', async ({ page, signInAs }) => {
      await signInAs('admin', '/1001/abonnementer');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await page.getByRole('group', { name: 'Filtre' }).getByRole('button', { name: 'Status' }).click();
      await expect(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test('an empty list has no fault', async ({ page, signInAs }) => {
      await signInAs('admin', '/1001/abonnementer?soeg=findes-slet-ikke');
      await expect(page.getByText('Ingen abonnementer matcher dine filtre.')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    test('an error box, and a page that still loads, have no fault', async ({
      page,
      signInAs,
      expectedComplaints,
    }) => {
      expectedComplaints.allow(/Failed to load resource.*\/self-service-api\/subscriptions/);
      const answer = Promise.withResolvers<undefined>();
      await page.route('**/self-service-api/subscriptions?*', async route => {
        await answer.promise;
        await route.fulfill({
          status: 500,
          headers: {
            'access-control-allow-origin': portalOrigin,
            'access-control-allow-credentials': 'true',
          },
        });
      });
      await signInAs('admin', '/1001/abonnementer');
      await expect(heading(page, 'Abonnementer')).toBeVisible();
      await expect(page.getByText('Indlæser').first()).toBeAttached();
      expect(await accessibilityFaults(page)).toEqual([]);
      answer.resolve(undefined);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
}

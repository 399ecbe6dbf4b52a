/** The menu: an overlay, or a rail next to the page. */
import { narrow, wide } from '../../support/appearance/looks.ts';
import { manyCustomers, setToggles } from '../../support/mock-responses.ts';
import { expect } from '../../support/test.ts';
import type { State, Walk } from './page-states.ts';
import { press } from './steps.ts';

const profile = { account: 'superadmin', path: '/1001/indstillinger', prepare: manyCustomers };

const toggle =
  (isShown: boolean): State['reach'] =>
  async page => {
    await press(page, /^Nordhavn Byg A\/S/);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await (isShown ? expect(menu).toBeVisible() : expect(menu).toBeHidden());
  };

const selector: readonly State[] = [
  {
    kind: 'menu',
    name: 'customer search',
    reach: async page => {
      await press(page, /^Skift virksomhed/);
      await page.getByRole('searchbox', { name: 'Find virksomhed' }).fill('fjern');
      await expect(page.getByRole('link', { name: 'Fjernlager 7 ApS' }).first()).toBeVisible();
    },
  },
  {
    kind: 'menu',
    name: 'customer search without hits',
    reach: async page => {
      await page.getByRole('searchbox', { name: 'Find virksomhed' }).fill('findes slet ikke');
      await expect(page.getByText('Ingen virksomheder matcher din søgning.')).toBeVisible();
    },
  },
];

export const frameMenu: readonly Walk[] = [
  {
    ...profile,
    widths: narrow,
    states: [{ kind: 'menu', name: 'open menu', reach: toggle(true) }, ...selector],
  },
  {
    ...profile,
    prepare: setToggles({ 'information-banner-global': 'Vi arbejder på mobilnettet i nat.' }),
    widths: narrow,
    states: [{ kind: 'menu', name: 'open menu below a banner', reach: toggle(true) }],
  },
  {
    ...profile,
    widths: wide,
    states: [...selector, { kind: 'menu', name: 'closed rail', reach: toggle(false) }],
  },
];

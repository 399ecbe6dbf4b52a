import type { Page } from '@playwright/test';
import { portalOrigin } from '../support/addresses.ts';
import { faultsInEveryLook, narrow, wide, type Widths } from '../support/looks.ts';
import { goWithin, openWithoutTableTest } from '../support/missing-code.ts';
import { expect, heading, test } from '../support/test.ts';

// Thirteen looks of one page take their time.
test.describe.configure({ timeout: 120_000 });
// axe writes an inline style; see support/accessibility.ts.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

interface State {
  name: string;
  account: string;
  path: string;
  /** Widths at which the state is there; every width unless told. */
  widths?: Widths;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** From the opened page to the state. */
  reach: (page: Page) => Promise<unknown>;
  complaints?: RegExp;
}

const headers = {
  'access-control-allow-origin': portalOrigin,
  'access-control-allow-credentials': 'true',
};
const hold = (address: string) => (page: Page) => page.route(address, () => new Promise(() => undefined));
const refuse =
  (address: string, status = 500) =>
  (page: Page) =>
    page.route(address, route => route.fulfill({ status, headers }));

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const drawer = (page: Page) => page.getByRole('dialog').first();

/** Enough customers for the selector to have a search. */
const manyCustomers = (page: Page) =>
  page.route('**/self-service-api/customers', async route => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { customers: object[] } };
    const more = Array.from({ length: 8 }, (_, index) => ({
      ...data.customers[0],
      id: `90${String(index)}`,
      companyName: `Fjernlager ${String(index)} ApS`,
    }));
    await route.fulfill({ response, json: { data: { customers: [...data.customers, ...more] } } });
  });

const openSelector = async (page: Page) => {
  await press(page, /^Skift virksomhed/);
  await page.getByRole('searchbox', { name: 'Find virksomhed' }).fill('fjern');
  await expect(page.getByRole('link', { name: 'Fjernlager 7 ApS' }).first()).toBeVisible();
};

const overview = '/1001/administrator-oversigt';

const states: State[] = [
  {
    name: 'the landing page while it loads',
    account: 'admin',
    path: '/1001/velkommen',
    prepare: hold('**/self-service-api/landing-page*'),
    reach: page => expect(page.getByText('Indlæser').first()).toBeAttached(),
  },
  {
    name: 'the landing page that could not be loaded',
    account: 'admin',
    path: '/1001/velkommen',
    prepare: refuse('**/self-service-api/landing-page*'),
    reach: page => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    complaints: /landing-page/,
  },
  {
    name: 'the landing page of a customer with little',
    account: 'single',
    path: '/1002/velkommen',
    reach: async page => {
      await expect(heading(page, /^Velkommen/)).toBeVisible();
      await expect(page.getByText('Indlæser')).toHaveCount(0);
    },
  },
  {
    name: 'the open menu with the search of customers',
    account: 'superadmin',
    path: '/1001/indstillinger',
    widths: narrow,
    prepare: manyCustomers,
    reach: async page => {
      await press(page, /^Nordhavn Byg A\/S/);
      await openSelector(page);
    },
  },
  {
    name: 'the rail with the search of customers',
    account: 'superadmin',
    path: '/1001/indstillinger',
    widths: wide,
    prepare: manyCustomers,
    reach: openSelector,
  },
  {
    name: 'the question of signing out',
    account: 'admin',
    path: '/1001/indstillinger',
    widths: wide,
    reach: async page => {
      await press(page, 'Log ud');
      await expect(page.getByRole('dialog', { name: 'Log ud' })).toBeVisible();
    },
  },
  {
    name: 'signing out under way',
    account: 'admin',
    path: '/1001/indstillinger',
    widths: wide,
    reach: async page => {
      await expect(heading(page, 'Mine indstillinger')).toBeVisible();
      await hold('**/.well-known/openid-configuration')(page);
      await press(page, 'Log ud');
      await press(page, 'Ja, log ud');
      await expect(drawer(page).getByText('Vent et øjeblik')).toBeVisible();
    },
  },
  {
    name: 'the toast of a failed change over a drawer',
    account: 'superadmin',
    path: `${overview}/opret-administrator`,
    prepare: refuse('**/self-service-api/invitations?*'),
    reach: async page => {
      await page.getByRole('textbox', { name: /^E-mail/ }).fill('ny@kunde.example');
      await press(page, 'Alle kundenumre');
      await press(page, /^Inviter administrator/);
      await expect(
        page.getByRole('region', { name: 'Beskeder' }).getByRole('button', { name: 'Luk besked' }),
      ).toBeVisible();
    },
    complaints: /invitations/,
  },
  {
    name: 'the toast of a change that is done',
    account: 'superadmin',
    path: `${overview}/opret-administrator`,
    reach: async page => {
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(`${crypto.randomUUID()}@kunde.example`);
      await press(page, 'Alle kundenumre');
      await press(page, /^Inviter administrator/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // What the kit announced of the pending button names an element that is gone; it clears that after 7 seconds.
      await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0);
      // A toast under the pointer stays.
      await page.getByRole('region', { name: 'Beskeder' }).getByRole('button').hover();
    },
  },
  {
    name: 'a drawer whose form has problems',
    account: 'superadmin',
    path: `${overview}/opret-administrator`,
    reach: async page => {
      await press(page, /^Inviter administrator/);
      await expect(page.getByText('Der er problemer')).toBeVisible();
    },
  },
  {
    name: 'a drawer with details',
    account: 'superadmin',
    path: `${overview}/administrator-detaljer?email=limited%40demo.example`,
    reach: page => expect(drawer(page).getByText('limited@demo.example')).toBeVisible(),
  },
  {
    name: 'the question of pending changes',
    account: 'superadmin',
    path: `${overview}/opret-administrator`,
    reach: async page => {
      await page.getByRole('textbox', { name: /^E-mail/ }).fill('ny@kunde.example');
      await press(page, 'Luk');
      await expect(page.getByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
    },
  },
  {
    name: 'the dialog of an expired sign-in',
    account: 'admin',
    path: '/1001/faktura',
    prepare: refuse('**/self-service-api/billing-items?*', 401),
    reach: page => expect(page.getByRole('alertdialog')).toBeVisible(),
    complaints: /billing-items/,
  },
  {
    name: 'the question of a new version',
    account: 'admin',
    path: '/1001/indstillinger',
    widths: wide,
    reach: async page => {
      await openWithoutTableTest(page);
      await goWithin(page, '/1001/table-test');
      await expect(page.getByRole('dialog', { name: 'Ny version' })).toBeVisible();
    },
    complaints: /404.*\.js|Refused to execute script/,
  },
  {
    name: 'an open filter',
    account: 'admin',
    path: '/1001/abonnementer',
    widths: wide,
    reach: async page => {
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await page.getByRole('group', { name: 'Filtre' }).getByRole('button', { name: 'Status' }).click();
      await expect(page.getByRole('dialog', { name: 'Status' })).toBeVisible();
    },
  },
  {
    name: 'an empty list',
    account: 'admin',
    path: '/1001/abonnementer?soeg=findes-slet-ikke',
    reach: page => expect(page.getByText('Ingen abonnementer matcher dine filtre.')).toBeVisible(),
  },
  {
    name: 'a list that still loads',
    account: 'admin',
    path: '/1001/abonnementer',
    prepare: hold('**/self-service-api/subscriptions?*'),
    reach: page => expect(page.getByRole('main').getByText('Indlæser').first()).toBeAttached(),
  },
  {
    name: 'an exception box with the properties that make no sense',
    account: 'admin',
    path: '/1001/abonnementer',
    prepare: page =>
      page.route('**/self-service-api/subscriptions?*', route =>
        route.fulfill({ status: 200, headers, json: { data: {} } }),
      ),
    reach: async page => {
      await page.getByRole('main').getByRole('alert').getByText('Tekniske oplysninger').click();
      await expect(page.getByRole('main').getByRole('alert').getByRole('listitem').first()).toBeVisible();
    },
  },
];

for (const { name, account, path, widths, prepare, reach, complaints } of states) {
  test(`${name}: no fault in any width, scheme and theme`, async ({ page, signInAs, expectedComplaints }) => {
    if (complaints) expectedComplaints.allow(complaints);
    if (widths) await page.setViewportSize({ width: widths[0], height: 900 });
    await prepare?.(page);
    await signInAs(account, path);
    await reach(page);
    expect(await faultsInEveryLook(page, widths)).toEqual([]);
  });
}

test('the page of a portal that cannot start: no fault in any width, scheme and theme', async ({ page }) => {
  const unknown = new URL(portalOrigin);
  unknown.hostname = 'ukendt.localhost';
  await page.goto(`${unknown.origin}/selvbetjening/`);
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

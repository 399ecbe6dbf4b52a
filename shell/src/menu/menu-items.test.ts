import type { Customer } from 'shared/contracts/customer';
import { deriveCustomer } from 'shared/customers/capabilities';
import { anyCustomer, anyRegisteredRemote } from 'shared/testing/builders.ts';
import type { MenuCondition, MenuEntry } from 'shared/remote/registry';
import { menuItemsOf } from './menu-items.ts';

const entry = (key: string, path: string, order: number, condition?: MenuCondition): MenuEntry => ({
  key,
  heading: key,
  description: `Om ${key}`,
  icon: 'list',
  path,
  order,
  ...(condition ? { condition } : {}),
});

const registry = {
  schemaVersion: 1 as const,
  remotes: [
    anyRegisteredRemote({
      menu: [entry('invoices', 'faktura', 50), entry('accounts', 'faktureringskonti', 60)],
    }),
    anyRegisteredRemote({
      id: 'mfe-subscriptions',
      menu: [
        entry('create', 'abonnementer/opret-abonnement', 10, { contract: true }),
        entry('subscriptions', 'abonnementer', 20),
        entry('orders', 'ordrer', 40, { contract: true }),
      ],
    }),
    anyRegisteredRemote({
      id: 'mfe-admins',
      menu: [
        entry('administrators', 'administrator-oversigt', 30, { roles: ['Admin', 'Superadmin'] }),
        entry('new', 'nyt', 35, { toggle: 'new-page' }),
        entry('all', 'alt', 36, { allAccounts: true }),
      ],
    }),
  ],
};

const menu = (changes: Partial<Customer> = {}, pathname = '/1001/velkommen', on: string[] = []) => {
  const toggles = { contractFeaturesCanBeDisabled: true, homeOfficeMobileBroadband: true };
  const customer = deriveCustomer(anyCustomer(changes), toggles);
  const { accessType } = changes;
  return menuItemsOf({ registry, customer, accessType, isOn: key => on.includes(key), pathname });
};
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const external = (changes: Partial<Customer>) => keys(menu(changes).external);

it("orders the pages of all remotes after the shell's own", () => {
  expect(keys(menu().pages)).toEqual([
    'landing-page',
    'create',
    'subscriptions',
    'administrators',
    'all',
    'orders',
    'invoices',
    'accounts',
  ]);
});

it('has heading, itemType, description, isActive, key and a target (MENU-007)', () => {
  expect(menu({}, '/1001/faktura').pages.at(-2)).toEqual({
    key: 'invoices',
    itemType: 'page',
    heading: 'invoices',
    description: 'Om invoices',
    icon: 'list',
    href: '/1001/faktura',
    isActive: true,
    order: 50,
  });
  expect(menu().external[0]).toMatchObject({
    key: 'insight',
    itemType: 'external',
    heading: 'Indsigt',
    description: 'Analyser af jeres forbrug',
    isActive: false,
    href: 'https://indsigt.lyng.example/',
  });
});

it.each([
  ['User', false],
  ['Admin', true],
  ['Superadmin', true],
  ['Unknown', false],
] as const)('shows an entry with roles to %s: %p', (role, expected) => {
  expect(keys(menu({ role }).pages).includes('administrators')).toBe(expected);
});

it.each([
  ['Full', true],
  ['Limited', false],
  ['Unknown', true],
  [undefined, true],
] as const)('shows an entry for all accounts with access %s: %p', (accessType, expected) => {
  expect(keys(menu({ accessType }).pages).includes('all')).toBe(expected);
});

it.each([true, false])('shows entries that require a contract: %p (MENU-011)', hasContract => {
  const { pages, external } = menu({ hasContract });
  for (const key of ['create', 'orders']) expect(keys(pages).includes(key)).toBe(hasContract);
  for (const key of ['employee-benefits', 'cancel-mobile'])
    expect(keys(external).includes(key)).toBe(hasContract);
});

it.each([true, false])('shows cancel home office by its flag: %p (MENU-012)', canViewHomeOfficeOrders => {
  expect(external({ canViewHomeOfficeOrders }).includes('cancel-home-office')).toBe(canViewHomeOfficeOrders);
});

it.each([
  ['MENU-013', true, 'https://www.lyng.example/erhverv/kontakt-stor-virksomhed'],
  ['MENU-014', false, 'https://www.lyng.example/erhverv/kontakt-mindre-virksomhed'],
])('links to customer service (%s): contract %p', (_id, hasContract, href) => {
  expect(menu({ hasContract }).external.find(({ key }) => key === 'customer-service')?.href).toBe(href);
});

it('shows the rest to everybody, without contract, rights and portal access (MENU-002, MENU-003, MENU-006)', () => {
  const least = menu({
    role: 'User',
    hasContract: false,
    canViewHomeOfficeOrders: false,
    hasTPSPortalAccess: false,
  });
  expect(keys(least.pages)).toEqual(['landing-page', 'subscriptions', 'all', 'invoices', 'accounts']);
  expect(keys(least.external)).toEqual([
    'insight',
    'telephony-standard',
    'telephony-experience',
    'customer-service',
  ]);
});

it('does not depend on access to the telephony portals (MENU-016)', () => {
  expect(menu({ hasTPSPortalAccess: false })).toEqual(menu({ hasTPSPortalAccess: true }));
  expect(external({ hasTPSPortalAccess: false })).toEqual(
    expect.arrayContaining(['telephony-standard', 'telephony-experience']),
  );
});

it.each([
  ['MENU-002', 'insight', 'Indsigt', 'https://indsigt.lyng.example/'],
  ['MENU-003', 'telephony-standard', 'Telefoni Standard', 'https://telefoni-standard.lyng.example/'],
  ['MENU-003', 'telephony-experience', 'Telefoni Experience', 'https://telefoni-experience.lyng.example/'],
  ['MENU-004', 'cancel-mobile', 'Opsig mobilabonnementer', 'https://www.lyng.example/erhverv/opsig-mobil'],
  [
    'MENU-005',
    'cancel-home-office',
    'Opsig Home Office',
    'https://www.lyng.example/erhverv/opsig-home-office',
  ],
  [
    'MENU-006',
    'customer-service',
    'Skriv til kundeservice',
    'https://www.lyng.example/erhverv/kontakt-stor-virksomhed',
  ],
])('has external links (%s): %s', (_id, key, heading, href) => {
  expect(menu().external.find(item => item.key === key)).toMatchObject({
    itemType: 'external',
    heading,
    href,
  });
});

it('shows an entry with a toggle only while it is on', () => {
  expect(keys(menu().pages)).not.toContain('new');
  expect(keys(menu({}, '/1001/velkommen', ['new-page']).pages)).toContain('new');
});

it.each([
  ['/1001/velkommen', 'landing-page'],
  ['/1001/abonnementer', 'subscriptions'],
  ['/1001/abonnementer/42/simkort', 'subscriptions'],
  ['/1001/abonnementer/opret-abonnement', 'create'],
  ['/1001/abonnementer-x', undefined],
  ['/1002/faktura', undefined],
])('at %s marks at most one entry as active: %p', (pathname, key) => {
  expect(keys(menu({}, pathname).pages.filter(item => item.isActive))).toEqual(key ? [key] : []);
});

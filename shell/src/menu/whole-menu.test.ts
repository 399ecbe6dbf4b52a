/** The complete menu: the entries described by the remotes, and the shell's own. */
import * as z from 'zod/mini';
import type { Customer } from 'shared/contracts/customer';
import { deriveCustomer } from 'shared/customers/capabilities';
import { remoteDescriptionSchema } from 'shared/remote/registry';
import { anyCustomer, anyRelease } from 'shared/testing/builders.ts';
import { isIconName } from 'shared/ui/icon';
import { describedRemotes } from '../testing/described-remotes.ts';
import { menuItemsOf } from './menu-items.ts';

const remotes = describedRemotes.map(description => ({
  ...z.parse(remoteDescriptionSchema, description),
  current: anyRelease(),
}));

const menu = (changes: Partial<Customer>) => {
  const toggles = { contractFeaturesCanBeDisabled: true, homeOfficeMobileBroadband: true };
  return menuItemsOf({
    registry: { schemaVersion: 1, remotes },
    customer: deriveCustomer(anyCustomer(changes), toggles),
    accessType: changes.accessType,
    isOn: () => false,
    pathname: '/1001/velkommen',
  });
};
const hrefs = (changes: Partial<Customer>) => menu(changes).pages.map(({ href }) => href);

it('has an entry for every area, in this order (MENU-001)', () => {
  const { pages, external } = menu({});
  expect(pages.map(({ heading }) => heading)).toEqual([
    'Forside',
    'Opret abonnement',
    'Abonnementsoversigt',
    'Administratorer',
    'Ordrer',
    'Fakturaer',
    'Kundenumre',
    'Mine indstillinger',
  ]);
  expect(external.map(({ heading }) => heading)).toContain('Medarbejderfordele');
});

it('has pages for everything the portal manages (SHL-003)', () => {
  const titles = remotes.flatMap(remote => remote.titles.map(({ title }) => title));
  expect(titles).toEqual(
    expect.arrayContaining([
      'Abonnementer',
      'Opret abonnement',
      'Abonnement',
      'Simkort',
      'Skift simkort',
      'Skift til e-sim',
      'Tilføj datakort',
      'Skift datakort',
      'Ordrer',
      'Ordre',
      'Administratorer',
      'Mine indstillinger',
      'Fakturaer',
      'Faktura',
      'Kundenumre',
      'Rediger kundenummer',
    ]),
  );
});

it('has these types, headings, descriptions and external URLs (MENU-009)', () => {
  const { pages, external } = menu({});
  const shown = [...pages, ...external].map(({ itemType, heading, description, href }) =>
    [itemType, heading, description, ...(itemType === 'external' ? [href] : [])].join(' | '),
  );
  expect(shown).toEqual([
    'page | Forside | Se, om noget venter på dig',
    'page | Opret abonnement | Nye abonnementer til jeres medarbejdere',
    'page | Abonnementsoversigt | Find jeres abonnementer og se deres status',
    'page | Administratorer | Se, hvem der kan administrere virksomheden',
    'page | Ordrer | Følg de ændringer, I har bestilt',
    'page | Fakturaer | Se, hvad I skylder, og hvad I har betalt',
    'page | Kundenumre | Se jeres kundenumre, og hvordan de faktureres',
    'page | Mine indstillinger | Se dine oplysninger og din adgang',
    'external | Indsigt | Analyser af jeres forbrug | https://indsigt.lyng.example/',
    'external | Telefoni Standard | Administrer jeres omstilling | https://telefoni-standard.lyng.example/',
    'external | Telefoni Experience | Administrer jeres omstilling | https://telefoni-experience.lyng.example/',
    'external | Medarbejderfordele | Fordele til jeres medarbejdere | https://medarbejderfordele.lyng.example/',
    'external | Opsig mobilabonnementer | Opsig flere abonnementer på én gang | https://www.lyng.example/erhverv/opsig-mobil',
    'external | Opsig Home Office | Opsig bredbånd hos medarbejdere | https://www.lyng.example/erhverv/opsig-home-office',
    'external | Skriv til kundeservice | Få svar fra os på hverdage | https://www.lyng.example/erhverv/kontakt-stor-virksomhed',
  ]);
});

it.each([true, false])(
  'shows create subscription, orders, benefits and cancel mobile with a contract only: %p (MENU-011)',
  hasContract => {
    const { pages, external } = menu({ hasContract });
    const keys = [...pages, ...external].map(({ key }) => key);
    for (const key of ['create-subscription', 'orders', 'employee-benefits', 'cancel-mobile'])
      expect(keys.includes(key)).toBe(hasContract);
  },
);

it.each([
  ['User', false],
  ['Admin', true],
  ['Superadmin', true],
] as const)('shows administrator settings to the role %s: %p (MENU-010)', (role, expected) => {
  expect(hrefs({ role }).includes('/1001/administrator-oversigt')).toBe(expected);
});

it('always shows subscriptions, invoices, customer numbers, my settings, insight and telephony (MENU-015)', () => {
  const least = { role: 'User', hasContract: false, canViewHomeOfficeOrders: false } as const;
  expect(hrefs(least)).toEqual(
    expect.arrayContaining([
      '/1001/abonnementer',
      '/1001/faktura',
      '/1001/faktureringskonti',
      '/1001/indstillinger',
    ]),
  );
  expect(menu(least).external.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['insight', 'telephony-standard', 'telephony-experience']),
  );
});

it('has unique keys and orders, and known icons', () => {
  const { pages, external } = menu({});
  const items = [...pages, ...external];
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  expect(new Set(items.map(({ order }) => order)).size).toBe(items.length);
  expect(items.filter(({ icon }) => !isIconName(icon))).toEqual([]);
});

it('links only to paths owned by exactly one remote', () => {
  const owned = remotes.flatMap(remote => remote.paths);
  const entries = remotes.flatMap(remote => remote.menu);
  expect(entries.filter(entry => !owned.includes(entry.path.split('/')[0] ?? ''))).toEqual([]);
  expect(new Set(owned).size).toBe(owned.length);
});

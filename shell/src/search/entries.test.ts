import type { SearchSuggestions } from 'shared/contracts/search';
import { deriveCustomer } from 'shared/customers/capabilities';
import type { Customer } from 'shared/contracts/customer';
import { anyCustomer } from 'shared/testing/builders.ts';
import type { MenuInput } from '../menu/menu-items.ts';
import { entryGroups, type Entry } from './entries.ts';
import { declared, offeredActions } from './offered-actions.ts';
import { aSubscriptionHit, group, wholeRegistry } from './testing/search-api.ts';

const toggles = { contractFeaturesCanBeDisabled: true, homeOfficeMobileBroadband: true };
const menuFor = (customer: Partial<Customer> = {}): MenuInput => ({
  registry: wholeRegistry(),
  customer: deriveCustomer(anyCustomer({ id: '1001', ...customer }), toggles),
  accessType: customer.accessType,
  isOn: () => true,
  pathname: '/1001/velkommen',
});

const search = (
  text: string,
  found: SearchSuggestions = {},
  { objects, menu = menuFor() }: { objects?: SearchSuggestions; menu?: MenuInput } = {},
) => {
  const groups = entryGroups(menu, { text, sought: text, found, objects });
  // Keys must be unique across groups, since arrow keys select by key.
  const keys = groups.flatMap(({ entries }) => entries.map(({ key }) => key));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  return Object.fromEntries(groups.map(({ heading, entries }) => [heading, entries]));
};

const address = (entry: Entry | undefined) => (entry && 'href' in entry ? entry.href : undefined);
const lead = (entries: readonly Entry[] = []) => entries.map(entry => [entry.title, address(entry)]);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('tags invoices as in the list of invoices', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
  const kroner = (value: number) => ({ value, currency: 'DKK' });
  const anInvoice = (invoiceNumber: string, dueDate: string | undefined, due: number) => ({
    id: invoiceNumber,
    documentType: 'Invoice' as const,
    invoiceNumber,
    accountName: 'Byg Nord',
    issueDate: '2026-11-01',
    totalInclVat: kroner(100),
    status: 'Open' as const,
    isPayable: true,
    ...(dueDate === undefined ? {} : { dueDate, amountDue: kroner(due) }),
  });
  const invoices = group(
    anInvoice('1', '2026-11-30', 100),
    anInvoice('2', '2026-12-24', 100),
    anInvoice('3', '2026-11-30', -25),
    anInvoice('4', undefined, 0),
  );
  const { Fakturaer: found = [] } = search('byg', { invoices });
  expect(found.map(({ tag }) => tag)).toEqual([
    'Forfalder om 3 dage',
    'Ikke betalt',
    'Til gode',
    'Ikke betalt',
  ]);
  jest.useRealTimers();
});

it('formats each kind of hit, and links to its page', () => {
  const found = {
    subscriptions: group(aSubscriptionHit({ status: 'Suspended' }), aSubscriptionHit({ id: 'S2' })),
    orders: group({
      id: 'O5',
      type: 'Suspension' as const,
      status: 'Failed' as const,
      productName: 'Erhverv Mobil',
      userName: null,
      msisdn: '10100265',
      created: '2026-11-20T10:00:00.000Z',
    }),
    invoices: group({
      id: 'F91',
      documentType: 'CreditNote' as const,
      invoiceNumber: '91',
      accountName: 'Byg Nord',
      issueDate: '2026-11-01',
      totalInclVat: { value: -1234.5, currency: 'DKK' },
      status: 'Credited' as const,
      isPayable: false,
    }),
    accounts: group({ id: '80011001', accountName: 'Byg Nord' }),
    administrators: group({
      email: 'a+b@x.example',
      userName: 'Anna Bo',
      userType: 'SuperAdministrator' as const,
    }),
    invitations: group({
      email: 'ny@x.example',
      userName: null,
      userType: 'AdministratorInvitation' as const,
    }),
  };
  const groups = search('hvad som helst', found);
  expect(Object.keys(groups).slice(0, 6)).toEqual([
    'Abonnementer',
    'Ordrer',
    'Fakturaer',
    'Kundenumre',
    'Administratorer',
    'Invitationer',
  ]);
  const firsts = Object.values(groups).map(([first]) => first);
  expect(
    firsts.slice(0, 6).map(entry => [entry?.title, plain(entry?.detail ?? ''), entry?.tag, address(entry)]),
  ).toEqual([
    [
      'Albert Skovlyst',
      '10 10 02 65 · Erhverv Mobil 50 GB · Medarbejder M1001',
      'Spærret',
      '/1001/abonnementer/S1',
    ],
    [
      'Spærring af abonnement O5',
      'Erhverv Mobil · 10 10 02 65 · 20. nov. 2026',
      'Fejlet',
      '/1001/ordrer?vis=alle&soeg=O5',
    ],
    ['Kreditnota 91', '-1.234,50 kr. · Byg Nord · 1. nov. 2026', 'Krediteret', '/1001/faktura/F91'],
    ['Byg Nord', '80011001', undefined, '/1001/faktureringskonti/80011001'],
    [
      'Anna Bo',
      'a+b@x.example',
      'Superadministrator',
      '/1001/administrator-oversigt/detaljer?email=a%2Bb%40x.example',
    ],
    ['ny@x.example', '', 'Administrator', '/1001/administrator-oversigt/invitation?email=ny%40x.example'],
  ]);
});

it('puts a kind with an exact match first', () => {
  const found = {
    subscriptions: group(aSubscriptionHit()),
    accounts: group({ id: '80011001', accountName: 'Byg Nord' }),
  };
  expect(Object.keys(search('8001 1001', found))[0]).toBe('Kundenumre');
  expect(Object.keys(search('8001', found))[0]).toBe('Abonnementer');
});

it('links to all hits of a kind if there are more', () => {
  const more = { subscriptions: { hits: [aSubscriptionHit()], hasMore: true } };
  expect(lead(search('ø & å', more)['Abonnementer']).at(-1)).toEqual([
    'Vis alle abonnementer',
    '/1001/abonnementer?soeg=%C3%B8%20%26%20%C3%A5',
  ]);
});

it('offers the actions of a single hit that its rights, status and data allow', () => {
  const only = (changes: Parameters<typeof aSubscriptionHit>[0]) =>
    lead(search('10100265', { subscriptions: group(aSubscriptionHit(changes)) })['Handlinger']).map(
      ([title]) => plain(title ?? ''),
    );
  expect(only({})).toEqual([
    'Spær 10 10 02 65',
    'Vis PUK for 10 10 02 65',
    'Skift abonnement for 10 10 02 65',
  ]);
  expect(only({ status: 'Suspended' })).toContain('Genåbn 10 10 02 65');
  expect(only({ actions: [] })).toEqual(['Vis PUK for 10 10 02 65']);
  expect(only({ telephoneNumber: null, circuitId: 'LN1' })).toEqual(['Spær LN1', 'Skift abonnement for LN1']);
  const two = { subscriptions: group(aSubscriptionHit(), aSubscriptionHit({ id: 'S2' })) };
  expect(search('hansen', two)['Handlinger']).toBeUndefined();
});

it('offers the typed action for each matching object that allows it', () => {
  const objects = { subscriptions: group(aSubscriptionHit(), aSubscriptionHit({ id: 'S2', actions: [] })) };
  const { Handlinger } = search('spær skovlyst', {}, { objects });
  expect(Handlinger?.map(entry => [plain(entry.title), entry.detail, address(entry)])).toEqual([
    ['Spær 10 10 02 65', 'Albert Skovlyst', '/1001/abonnementer/S1/spaer-abonnement'],
  ]);
});

it('completes an action that lacks its object', () => {
  expect(search('spær')['Handlinger']?.[0]).toMatchObject({ title: 'Spær\u00A0…', completion: 'Spær ' });
});

it('finds accessible pages and actions without an object by name', () => {
  expect(lead(search('inviter')['Handlinger'])).toEqual([
    ['Inviter ny administrator', '/1001/administrator-oversigt/ny'],
  ]);
  expect(lead(search('faktur')['Sider'])).toEqual([['Fakturaer', '/1001/faktura']]);
  const employee = menuFor({ role: 'User' });
  expect(search('inviter', {}, { menu: employee })).toEqual({});
  expect(search('spær', {}, { menu: employee })).toEqual({});
  expect(search('administratorer', {}, { menu: employee })).toEqual({});
  const off = { ...menuFor(), isOn: () => false };
  expect(search('inviter', {}, { menu: off })).toEqual({});
});

it('omits hits that no area declares', () => {
  const menu = menuFor();
  const without = { ...menu, registry: { ...menu.registry, remotes: [] } };
  expect(search('x', { subscriptions: group(aSubscriptionHit()) }, { menu: without })).toEqual({});
});

it('limits hits and actions per remote to 200', () => {
  const menu = menuFor();
  const [remote] = menu.registry.remotes;
  const action = { label: 'Gør noget for :phone', icon: 'lock', path: 'noget/:id', kind: 'subscriptions' };
  const actions = Array.from({ length: 10_000 }, () => action);
  const [hit] = menu.registry.remotes.flatMap(({ search: own }) => own?.hits ?? []);
  const hits = hit ? Array.from({ length: 10_000 }, () => hit) : [];
  const flood = remote ? [{ ...remote, search: { hits, actions } }] : [];
  const registry = { ...menu.registry, remotes: [...flood, ...menu.registry.remotes] };
  expect(declared({ ...menu, registry })[0]?.hits).toHaveLength(200);
  const offered = offeredActions({ ...menu, registry });
  const own = offered.filter(({ label }) => label === action.label);
  expect(own).toHaveLength(200);
  expect(offered.length).toBeGreaterThan(own.length);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Account } from 'shared/contracts/account';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import type * as FieldModule from 'shared/ui/live-search-field';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyAccount, anyRootAccount, listAnswer } from '../testing/builders.ts';

// The real field, with its props recorded.
jest.mock('shared/ui/live-search-field', () => {
  const actual = jest.requireActual<typeof FieldModule>('shared/ui/live-search-field');
  return { ...actual, LiveSearchField: jest.fn(actual.LiveSearchField) };
});

const { server, queriesOf } = startApiDouble();

/** Mocks the API with pages: `found` for a search, `all` otherwise. */
const answers = (all: readonly Account[], found: readonly Account[] = []) =>
  http.get(`${testApi}/accounts`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const accounts = query.get('searchQuery') === null ? all : found;
    const paging = { offset: Number(query.get('offset')), pageSize: Number(query.get('pageSize')) };
    const page = accounts.slice(paging.offset, paging.offset + paging.pageSize);
    return HttpResponse.json(listAnswer('accounts', page, { ...paging, totalCount: accounts.length }));
  });

const many = (count: number): Account[] =>
  Array.from({ length: count }, (_, index) => anyAccount({ accountId: `9${String(1000 + index)}` }));

const open = (path = 'faktureringskonti') => renderWithHost(remote, { path });
const search = () => screen.getByRole('searchbox', { name: 'Søg i kundenumre' });

it('shows the accounts below their root, each with name and number (NAV-040, ACC-002)', async () => {
  server.use(answers([anyRootAccount(), anyAccount()]));
  open();
  const tree = await screen.findByRole('list', { name: 'Kundenumre' });
  expect(
    within(tree)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Nordhavn Byg A/S (80010001)', 'Byggeplads Nord (80011001)']);
  expect(screen.getByText('2 kundenumre')).toBeInTheDocument();
  expect(screen.queryByText(/^Viser/)).toBeNull();
  expect(hrefOf('Byggeplads Nord (80011001)')).toBe('/1001/faktureringskonti/80011001');
});

it.each([
  ['an administrator', { role: 'Admin' }, 1],
  ['an administrator of some accounts', { role: 'Admin', accessType: 'Limited' }, 0],
  ['an employee', { role: 'User' }, 0],
] as const)('offers creating an account to %s: %j, %i', async (_who, customer, ways) => {
  server.use(answers([anyAccount()]));
  renderWithHost(remote, { path: 'faktureringskonti', customer });
  expect(await screen.findByText('1 kundenummer')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Opret kundenummer' })).toHaveLength(ways);
});

it('shows type, billing frequency and address of an account (ACC-004, ACC-008)', async () => {
  server.use(answers([anyAccount({ productGroup: 'HomeOffice', billCycleFrequency: 'Quarterly' })]));
  open();
  const tree = await screen.findByRole('list', { name: 'Kundenumre' });
  for (const fact of ['Hjemmearbejdsplads', 'Hvert kvartal', 'Pakhusvej 12, 2150 Nordhavn'])
    expect(within(tree).getByText(fact)).toBeInTheDocument();
});

it('shows the full address of an account (ACC-006)', async () => {
  const address = {
    landlordName: 'Havnen A/S',
    streetName: 'Pakhusvej',
    houseNumber: '12',
    floor: '2',
    addressPostOfficeBox: '77',
    zip: '3900',
    city: 'Nuuk',
    country: 'Grønland',
  };
  server.use(
    answers([
      anyRootAccount({ address: { ...address, direction: 'tv' } }),
      anyAccount({ address: { ...address, doorNumber: '4' } }),
    ]),
  );
  open();
  const tree = within(await screen.findByRole('list', { name: 'Kundenumre' }));
  for (const door of ['tv', '4'])
    expect(
      tree.getByText(`c/o Havnen A/S, Pakhusvej 12, 2. ${door}, Postboks 77, 3900 Nuuk, Grønland`),
    ).toBeInTheDocument();
});

it('shows the invoice format, the open amount and the overdue amount (ACC-030)', async () => {
  const kroner = (value: number) => ({ value, currency: 'DKK' });
  server.use(
    answers([
      anyRootAccount({ balance: { invoiceFormat: 'Ean', open: kroner(1500.5), overdue: kroner(100) } }),
      anyAccount({ balance: { invoiceFormat: 'Giro', open: kroner(0), overdue: kroner(0) } }),
    ]),
  );
  open();
  const tree = await screen.findByRole('list', { name: 'Kundenumre' });
  for (const fact of [
    'EAN-faktura via NemHandel',
    /^Åbent: 1\.500,50\skr\.$/,
    /^Forfaldent: 100,00\skr\.$/,
    'Girokort',
    'Intet åbent',
  ])
    expect(within(tree).getByText(fact)).toBeInTheDocument();
  expect(within(tree).getAllByText(/^Forfaldent/)).toHaveLength(1);
  expect(queriesOf('/accounts').map(query => query.get('balances'))).toEqual(['true']);
});

it('marks only closed accounts', async () => {
  server.use(answers([anyRootAccount(), anyAccount({ closedOn: '2026-08-01' })]));
  open();
  const closed = await screen.findAllByText('Lukket');
  expect(closed.map(each => each.parentElement?.querySelector('a')?.textContent)).toEqual([
    'Byggeplads Nord (80011001)',
  ]);
});

it('names a root that a limited administrator may not open', async () => {
  server.use(answers([anyAccount()]));
  open();
  expect(
    await screen.findByText('Nordhavn Byg A/S – du har kun adgang til kundenumrene herunder'),
  ).toBeInTheDocument();
});

it('loads more of a long tree on demand', async () => {
  server.use(answers(many(120)));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Vis flere' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });
  expect(screen.getAllByRole('link', { name: /^Byggeplads/ })).toHaveLength(120);
});

it('searches all levels with a page size of ten (ACC-014, ACC-016, ACC-020)', async () => {
  server.use(answers([anyRootAccount()], many(10).concat(many(3))));
  const { address } = open();
  // Pasted, not typed: on a slow machine, typing may also search for half a word.
  await userEvent.click(search());
  await userEvent.paste(' byg ');
  const hits = await screen.findByRole('list', { name: 'Fundne kundenumre' });
  expect(within(hits).getAllByRole('link')).toHaveLength(10);
  expect(address()).toBe('/1001/faktureringskonti?soeg=byg');
  const query = queriesOf('/accounts').at(-1);
  expect(Object.fromEntries(query ?? [])).toEqual({
    balances: 'true',
    customerId: '1001',
    level: 'All',
    pageSize: '10',
    offset: '0',
    searchQuery: 'byg',
  });
});

it('does not add a history entry for each letter of a search', async () => {
  server.use(answers([anyRootAccount()], many(3)));
  const { address, go } = open();
  await userEvent.type(search(), 'byg');
  await arrivalAt('/1001/faktureringskonti?soeg=byg', address);
  go(-1);
  expect(address()).toBe('/1001/faktureringskonti?soeg=byg');
});

it('offers a next page only if the last one was full (ACC-015)', async () => {
  server.use(answers([], many(13)));
  open('faktureringskonti?soeg=byg');
  await userEvent.click(await screen.findByRole('button', { name: 'Vis flere' }));
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: /^Byggeplads/ })).toHaveLength(13);
  });
  expect(queriesOf('/accounts').map(query => query.get('offset'))).toEqual(['0', '10']);
  expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
});

it('debounces the search by 10 ms in test (ACC-013)', async () => {
  server.use(answers([anyRootAccount()], [anyAccount()]));
  open();
  await screen.findByRole('list', { name: 'Kundenumre' });
  expect(jest.mocked(LiveSearchField).mock.lastCall?.[0].pauseMs).toBe(10);
});

it('does not search for one character (ACC-011)', async () => {
  server.use(answers([anyRootAccount()]));
  open('faktureringskonti?soeg=b');
  await screen.findByRole('list', { name: 'Kundenumre' });
  expect(queriesOf('/accounts').every(query => query.get('searchQuery') === null)).toBe(true);
});

it('shows the root of a search result (ACC-003)', async () => {
  server.use(answers([], [anyAccount()]));
  open('faktureringskonti?soeg=byg');
  expect(await screen.findByText('Ligger under Nordhavn Byg A/S')).toBeInTheDocument();
});

it("shows 'Ingen resultater' without results and returns to the tree (ACC-018)", async () => {
  server.use(answers([anyRootAccount()]));
  open('faktureringskonti?soeg=findes-ikke');
  expect(await screen.findByText('Ingen resultater')).toBeInTheDocument();
  const clear = screen.getAllByRole('button', { name: 'Ryd søgning' }).at(-1);
  await userEvent.click(clear ?? document.body);
  expect(await screen.findByRole('list', { name: 'Kundenumre' })).toBeInTheDocument();
  expect(search()).toHaveValue('');
});

it('shows an error when the search fails, and retries (ACC-017)', async () => {
  server.use(
    http.get(`${testApi}/accounts`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    answers([], [anyAccount()]),
  );
  open('faktureringskonti?soeg=byg');
  expect(
    await screen.findByRole('heading', { name: 'Der skete en fejl under søgningen.' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('list', { name: 'Fundne kundenumre' })).toBeInTheDocument();
});

it('shows an error when the tree fails to load (ACC-019)', async () => {
  server.use(http.get(`${testApi}/accounts`, () => new HttpResponse(null, { status: 500 })));
  open();
  expect(
    await screen.findByRole('heading', { name: 'Der skete en fejl ved fremsøgningen af kundenumre.' }),
  ).toBeInTheDocument();
});

it.each([
  ['the tree', 'faktureringskonti', 120, 100],
  ['a search', 'faktureringskonti?soeg=byg', 13, 10],
])('shows an error when the next page of %s fails, keeps the rows, and retries', async (...given) => {
  const [, path, count, first] = given;
  let isDown = false;
  server.use(
    http.get(`${testApi}/accounts`, () => (isDown ? new HttpResponse(null, { status: 500 }) : undefined)),
    answers(many(count), many(count)),
  );
  open(path);
  const links = () => screen.getAllByRole('link', { name: /^Byggeplads/ });
  const more = await screen.findByRole('button', { name: 'Vis flere' });
  isDown = true;
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('Kunne ikke indlæse flere kundenumre.');
  expect(links()).toHaveLength(first);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => {
    expect(links()).toHaveLength(count);
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(`Viser ${String(count)} af ${String(count)}`)).toHaveFocus();
  expect(queriesOf('/accounts').map(query => query.get('offset'))).toEqual([
    '0',
    ...Array<string>(2).fill(String(first)),
  ]);
});

it('shows when there are no accounts', async () => {
  server.use(answers([]));
  open();
  expect(await screen.findByText('I har ingen kundenumre endnu.')).toBeInTheDocument();
});

it.each(['', '?soeg=byg'])('has no accessibility violations at faktureringskonti%s', async query => {
  server.use(answers([anyRootAccount(), anyAccount()], [anyAccount()]));
  const { container } = open(`faktureringskonti${query}`);
  await screen.findByRole('link', { name: 'Byggeplads Nord (80011001)' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { links } from 'shared/remote/links';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { refuseOnce } from '../testing/api.ts';
import { listItems, serveSubscriptions } from '../testing/subscription-list.ts';
import { readChosen } from '../testing/bulk.ts';
import { aListItem } from '../testing/subscriptions.ts';

const server = startApi();

const open = (query = '', options: Partial<Parameters<typeof renderWithHost>[1]> = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: `abonnementer${query}`, ...options }),
});

const shownTable = () => screen.findByRole('table', { name: 'Abonnementer' });
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

it('lists the subscriptions of the customer, with links to their details (NAV-011, SUB-022, SUB-025)', async () => {
  const { calls } = serveSubscriptions(server, [aListItem()]);
  const { container } = open();
  const row = within(await shownTable()).getByRole('row', { name: /Mette Holm/ });
  expect(row).toHaveTextContent(/12\s34\s56\s78/);
  expect(row).toHaveTextContent('Erhverv Mobil 50 GBMobilabonnement');
  expect(row).toHaveTextContent('Hovedkontor80010001');
  expect(row).toHaveTextContent('Aktivt');
  expect(hrefOf('Mette Holm', within(row))).toBe('/1001/abonnementer/S1');
  expect(calls.map(String)).toEqual([
    'customerId=1001&orderBy=Name&sortOrder=Ascending&pageSize=40&offset=0',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows the type below the product, unless they are the same (SUB-013, SUB-015)', async () => {
  const internet = { category: 'MobileBroadband' } as const;
  serveSubscriptions(server, [
    aListItem({ ...internet, id: 'S1', name: '5G Internet' }),
    aListItem({ ...internet, id: 'S2', name: 'Mobilt Bredbånd 500 GB' }),
  ]);
  open();
  const products = rowsOf(await shownTable()).map(row => within(row).getAllByRole('cell')[3]?.textContent);
  expect(products).toEqual(['5G Internet', 'Mobilt Bredbånd 500 GB5G Internet']);
});

it('marks a subscription that is under termination and has a pending order', async () => {
  serveSubscriptions(server, [aListItem({ futureCancellationDate: '2027-01-31', hasProcessingOrder: true })]);
  open();
  const row = within(await shownTable()).getByRole('row', { name: /Mette Holm/ });
  expect(row).toHaveTextContent('Opsagt til 31. jan. 2027');
  expect(row).toHaveTextContent('Ordre i gang');
});

it('shows the status of each subscription (SUB-017)', async () => {
  const statuses = [
    ['Active', 'Aktivt'],
    ['Reserved', 'Reserveret'],
    ['Suspended', 'Spærret'],
    ['SuspendedNoAltering', 'Spærret af kundeservice'],
    ['Cancelled', 'Ophørt'],
    ['Unknown', 'Ukendt'],
  ] as const;
  serveSubscriptions(
    server,
    statuses.map(([status]) => aListItem({ id: status, status })),
  );
  open();
  const rows = rowsOf(await shownTable());
  for (const [index, [, label]] of statuses.entries())
    expect(within(rows[index] ?? document.body).getByText(label)).toBeVisible();
});

it.each([
  [true, 1],
  [false, 0],
])(
  'with the price toggle %p shows prices and their note %p times (SUB-008, FMT-001)',
  async (isOn, times) => {
    serveSubscriptions(server, [aListItem()]);
    open('', { toggles: { show_subscription_prices: isOn } });
    await shownTable();
    expect(screen.queryAllByText(/^169,00\skr\.\/md$/)).toHaveLength(times);
    expect(screen.queryAllByText('Priser er ekskl. moms')).toHaveLength(times);
  },
);

it('searches while typing, with one request and from the first page', async () => {
  const { calls } = serveSubscriptions(server, listItems(90));
  const { user, address } = open('?side=2');
  await shownTable();
  await user.type(screen.getByRole('searchbox'), '77');
  expect(await screen.findByText('Viser 1 af 1 række')).toBeVisible();
  expect(address()).toBe('/1001/abonnementer?soeg=77');
  expect(calls).toHaveLength(2);
});

it('searches for many numbers pasted from a spreadsheet', async () => {
  const { calls } = serveSubscriptions(server, listItems(1));
  const { user } = open();
  await shownTable();
  await user.click(screen.getByRole('searchbox'));
  await user.paste('12 34 56 78\r\n+45 87654321\r\n');
  expect(screen.getByRole('searchbox')).toHaveValue('12345678, 87654321');
  await waitFor(() => {
    expect(calls.at(-1)?.get('searchQuery')).toBe('12345678, 87654321');
  });
});

it.each([
  [1, 1],
  [41, 0],
])('lists pasted numbers that none of %i subscriptions has, %i times', async (count, times) => {
  const search = '12345678, 87654321, 89450000010010001501';
  // The mock searches the last name.
  serveSubscriptions(
    server,
    listItems(count).map(item => ({ ...item, lastName: search })),
  );
  open(`?soeg=${encodeURIComponent(search)}`);
  await shownTable();
  expect(screen.queryAllByText('Ikke fundet: 87 65 43 21')).toHaveLength(times);
});

it('filters by the accounts of a link from another area', async () => {
  const { calls } = serveSubscriptions(server, [aListItem()]);
  const { address } = open(
    links.subscriptions.href('1001', { accountIds: ['80010001', '80010002'] }).replace(/^[^?]*/, ''),
  );
  await shownTable();
  expect(address()).toMatch(/^\/1001\/abonnementer\?/);
  expect(calls.at(-1)?.getAll('accountIds')).toEqual(['80010001', '80010002']);
});

it('filters by the offered values, and removes all filters', async () => {
  const { calls } = serveSubscriptions(server, listItems(3), {
    types: [{ value: 'MOBILE', count: 2 }],
    statuses: [{ value: 'Suspended', count: 1 }],
  });
  const { user, address } = open();
  await shownTable();
  const filters = within(screen.getByRole('group', { name: 'Filtre' }));
  await user.click(filters.getByRole('button', { name: 'Status' }));
  await user.click(screen.getByRole('checkbox', { name: /^Spærret\s*1$/ }));
  expect(address()).toBe('/1001/abonnementer?status=Suspended');
  await waitFor(() => {
    expect(calls.at(-1)?.getAll('statuses')).toEqual(['Suspended']);
  });
  await user.keyboard('{Escape}');
  expect(filters.getByRole('button', { name: 'Status: Spærret' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fjern filtre' }));
  expect(address()).toBe('/1001/abonnementer');
});

it('sorts on the server, from the first page', async () => {
  const { calls } = serveSubscriptions(server, listItems(90));
  const { user, address } = open('?side=2');
  await user.click(within(await shownTable()).getByRole('button', { name: 'Nummer' }));
  expect(address()).toBe('/1001/abonnementer?sorter=Number');
  await user.click(within(await shownTable()).getByRole('button', { name: 'Nummer' }));
  expect(address()).toBe('/1001/abonnementer?sorter=Number&retning=faldende');
  await waitFor(() => {
    expect(String(calls.at(-1))).toContain('orderBy=Number&sortOrder=Descending&pageSize=40&offset=0');
  });
});

it('changes pages, keeps the rows while loading, and shows the position', async () => {
  serveSubscriptions(server, listItems(90));
  const { user, address } = open();
  await shownTable();
  await user.click(screen.getByRole('button', { name: 'Næste side' }));
  expect(rowsOf(await shownTable())).toHaveLength(40);
  expect(await screen.findByText('Viser 41-80 af 90 rækker')).toBeVisible();
  expect(address()).toBe('/1001/abonnementer?side=2');
});

it('shows the selected number of rows', async () => {
  serveSubscriptions(server, listItems(90));
  const { user, address } = open('?side=3');
  await shownTable();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vis rækker pr. side' }), '100');
  expect(await screen.findByText('Viser 1-90 af 90 rækker')).toBeVisible();
  expect(address()).toBe('/1001/abonnementer?antal=100');
});

it('shows that the customer has no subscriptions', async () => {
  serveSubscriptions(server, []);
  open();
  expect(await screen.findByText('I har ingen abonnementer endnu.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fjern filtre' })).toBeNull();
});

it('shows that nothing matches, and removes the filters', async () => {
  serveSubscriptions(server, listItems(2));
  const { user } = open('?soeg=findes-ikke');
  const message = await screen.findByText('Ingen abonnementer matcher dine filtre.');
  await user.click(
    within(message.closest('div') ?? document.body).getByRole('button', { name: 'Fjern filtre' }),
  );
  expect(rowsOf(await shownTable())).toHaveLength(2);
});

it('returns from a page beyond the end of the list', async () => {
  serveSubscriptions(server, listItems(2));
  const { user } = open('?side=7');
  await user.click(await screen.findByRole('button', { name: 'Gå til første side' }));
  expect(rowsOf(await shownTable())).toHaveLength(2);
});

it('shows a skeleton and a load error, and loads on retry', async () => {
  serveSubscriptions(server, listItems(2));
  refuseOnce(server, 'subscriptions', 500);
  const { user } = open();
  expect(screen.getByText('Indlæser')).toBeInTheDocument();
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Kunne ikke indlæse abonnementerne.');
  await user.click(within(box).getByRole('button', { name: 'Prøv igen' }));
  expect(rowsOf(await shownTable())).toHaveLength(2);
});

it('shows missing permissions on a 403', async () => {
  serveSubscriptions(server, []);
  refuseOnce(server, 'subscriptions', 403);
  open();
  expect(await screen.findByText(/^Den nuværende bruger mangler rettigheder\./)).toBeVisible();
});

describe('selecting subscriptions for a bulk change', () => {
  const toChange = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Ændr valgte' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ændr flere abonnementer' })).toBeVisible();
  };
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('passes on the selected ones of several pages', async () => {
    serveSubscriptions(server, listItems(90));
    const { user } = open();
    await shownTable();
    await user.click(screen.getByRole('checkbox', { name: /^Vælg Bruger 2,/ }));
    await user.click(screen.getByRole('button', { name: 'Næste side' }));
    await screen.findByText('Viser 41-80 af 90 rækker');
    await user.click(await screen.findByRole('checkbox', { name: /^Vælg Bruger 41,/ }));
    expect(screen.getByText('2 rækker er valgt')).toBeVisible();
    await toChange(user);
    expect(readChosen()).toMatchObject({ count: 2, selection: { subscriptionIds: ['S2', 'S41'] } });
  });

  it('passes on all matches except deselected ones, and shows the limit of 500', async () => {
    serveSubscriptions(server, listItems(900));
    const { user } = open('?status=Active&sorter=Number&retning=faldende');
    await shownTable();
    await user.click(screen.getByRole('button', { name: 'Vælg alle på siden' }));
    expect(screen.queryByText('Højst 500 ad gangen')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vælg alle 900 i listen' }));
    expect(screen.getByText('Højst 500 ad gangen')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Vælg Bruger 3,/ }));
    await toChange(user);
    const filter = { statuses: ['Active'], orderBy: 'Number', sortOrder: 'Descending' };
    expect(readChosen()).toMatchObject({ count: 899, selection: { filter, exceptIds: ['S3'] } });
  });

  it('requires a selection, and links to the bulk jobs', async () => {
    serveSubscriptions(server, listItems(2));
    const { user, toasts, address } = open();
    await shownTable();
    await user.click(screen.getByRole('button', { name: 'Ændr valgte' }));
    expect(toasts.map(({ title }) => title)).toEqual(['Vælg først de abonnementer, der skal ændres']);
    expect(address()).toBe('/1001/abonnementer');
    expect(hrefOf('Samlede ændringer')).toBe('/1001/abonnementer/samlede-aendringer');
  });

  it('is not offered to an employee', async () => {
    serveSubscriptions(server, listItems(2));
    open('', { customer: { role: 'User' } });
    await shownTable();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Samlede ændringer' })).toBeNull();
  });
});

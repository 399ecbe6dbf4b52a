import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pagingOf } from 'shared/contracts/paging';
import type { OrderRow } from 'shared/contracts/order';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { anOrder } from '../testing/orders.ts';

const server = startApi();

const open = (query = '', options: Partial<Parameters<typeof renderWithHost>[1]> = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: `ordrer${query}`, ...options }),
});

const serveOrders = (orders: readonly OrderRow[]) =>
  serve(server, 'orders', query => {
    const [offset, pageSize] = [Number(query.get('offset')), Number(query.get('pageSize'))];
    const statuses = query.getAll('statuses');
    const found = orders.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
    return {
      orders: found.slice(offset, offset + pageSize),
      ...pagingOf({ offset, pageSize, totalCount: found.length }),
    };
  });

const shownTable = () => screen.findByRole('table', { name: 'Ordrer' });

it('shows open orders by default (NAV-039, ORD-009, ORD-013, ORD-015)', async () => {
  const { calls } = serveOrders([anOrder(), anOrder({ id: 'O2', status: 'Completed' })]);
  const { container } = open();
  const rows = within(await shownTable())
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('Skift af abonnementErhverv Mobil 50 GB');
  expect(rows[0]).toHaveTextContent(/Mette Holm12\s34\s56\s78/);
  expect(rows[0]).toHaveTextContent('Igangsat20. nov. 2026, 14.05Jens Lund');
  expect(hrefOf('Mette Holm')).toBe('/1001/abonnementer/S1');
  expect(calls.map(String)).toEqual([
    'customerId=1001&statuses=Submitted&statuses=Received&statuses=Processing&statuses=InProgress&pageSize=40&offset=0',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('polls while an order is in progress, and stops when all are completed', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  const orders = [anOrder({ status: 'InProgress' })];
  const { calls } = serveOrders(orders);
  open('?vis=alle');
  expect(await screen.findByText('Oprettelse igang')).toBeVisible();
  orders[0] = anOrder({ status: 'Completed' });
  jest.advanceTimersByTime(15_000);
  expect(await screen.findByText('Gennemført')).toBeVisible();
  jest.advanceTimersByTime(60_000);
  expect(calls).toHaveLength(2);
  jest.useRealTimers();
});

it('shows why an order failed, with the next step', async () => {
  serveOrders([anOrder({ status: 'Failed', failureCode: 'IccNotAvailable' })]);
  open('?vis=fejlede');
  expect(within(await shownTable()).getByText('Fejlet')).toBeVisible();
  expect(
    screen.getByText('Simkortet er allerede i brug. Ret det, og bestil igen, eller kontakt kundeservice.'),
  ).toBeVisible();
});

it('changes the view, and shows when it is empty', async () => {
  serveOrders([anOrder({ status: 'Completed' })]);
  const { user, address } = open();
  expect(await screen.findByText('I har ingen ordrer i gang lige nu.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vis alle ordrer' }));
  expect(within(await shownTable()).getByText('Gennemført')).toBeVisible();
  expect(address()).toBe('/1001/ordrer?vis=alle');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vis' }), 'Annullerede ordrer');
  expect(await screen.findByText('I har ingen annullerede ordrer.')).toBeVisible();
});

it('filters by type, and removes the filter', async () => {
  const { calls } = serveOrders([anOrder()]);
  const { user, address } = open();
  await shownTable();
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(screen.getByRole('checkbox', { name: 'Viderestilling' }));
  await waitFor(() => {
    expect(calls.at(-1)?.getAll('types')).toEqual(['CallForvarding']);
  });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Fjern filtre' }));
  expect(address()).toBe('/1001/ordrer');
});

it('filters home office orders only for a customer that may view them (CUST-025, ORD-015)', async () => {
  const { calls } = serveOrders([anOrder()]);
  const { user, unmount } = open('', { customer: { canViewHomeOfficeOrders: true } });
  await shownTable();
  await user.click(screen.getByRole('button', { name: 'Område' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hjemmearbejdsplads' }));
  await waitFor(() => {
    expect(calls.at(-1)?.getAll('productGroups')).toEqual(['HomeOffice']);
  });
  unmount();
  open('', { customer: { canViewHomeOfficeOrders: false } });
  await shownTable();
  expect(screen.getByRole('button', { name: 'Type' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Område' })).toBeNull();
});

it('searches, and shows when nothing matches', async () => {
  const { calls } = serveOrders([]);
  const { user, address } = open('?vis=alle');
  expect(await screen.findByText('I har ingen ordrer endnu.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'findes ikke{Enter}');
  expect(await screen.findByText('Ingen ordrer matcher dine filtre.')).toBeVisible();
  expect(calls.at(-1)?.get('searchQuery')).toBe('findes ikke');
  expect(address()).toBe('/1001/ordrer?vis=alle&soeg=findes+ikke');
});

it('shows a load error, and loads on retry', async () => {
  serveOrders([anOrder()]);
  refuseOnce(server, 'orders', 500);
  const { user } = open();
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Kunne ikke indlæse ordrerne.');
  await user.click(within(box).getByRole('button', { name: 'Prøv igen' }));
  expect(await shownTable()).toBeVisible();
});

it('shows that orders are unavailable without a contract, without a request', () => {
  const { calls } = serveOrders([anOrder()]);
  open('', { customer: { hasContract: false } });
  expect(screen.getByText('Ordrer er ikke tilgængelige')).toBeVisible();
  expect(calls).toHaveLength(0);
});

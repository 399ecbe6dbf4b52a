import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import type { OrderViewModel } from 'shared/contracts/order';
import type { Subscription } from 'shared/contracts/subscription';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { QueryClient } from 'shared/query';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { anOrderView, serveHistory } from '../testing/orders.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();

/** As in the shell, queries opt in to refetching on window focus. */
const likeTheShell = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

const open = (orders: OrderViewModel[], of: Partial<Subscription> = {}) => {
  const details = serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription(of) }));
  const history = serveHistory(server, orders);
  return {
    user: userEvent.setup(),
    details: details.calls,
    history: history.calls,
    ...renderWithHost(remote, { path: 'abonnementer/S1/ordrehistorik', queryClient: likeTheShell() }),
  };
};

/** Newest first, a minute apart. */
const manyOrders = (count: number): OrderViewModel[] =>
  Array.from({ length: count }, (_, index) =>
    anOrderView({
      id: `O${String(index)}`,
      created: new Date(Date.parse('2026-11-20T12:00:00Z') - index * 60_000).toISOString(),
    }),
  );

/** Fakes only intervals, which is how the page polls. */
const fakePolling = () => {
  jest.useFakeTimers({
    doNotFake: [
      ...([
        'setTimeout',
        'clearTimeout',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
      ] as const),
      ...(['Date', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
};
const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};
afterEach(() => {
  jest.useRealTimers();
});

it('shows orders by month, with type, creator and status (NAV-014, ORD-001, ORD-008, ORD-009, ORD-014, SUB-041, SUB-048)', async () => {
  const orders = [
    anOrderView({
      id: 'O3',
      type: 'CallForvarding',
      status: 'InProgress',
      created: '2026-03-20T13:05:00.000Z',
    }),
    anOrderView({
      id: 'O2',
      type: 'ChangeSimCard',
      status: 'Failed',
      createdBy: 'CustomerOperations',
      created: '2026-03-20T12:05:00.000Z',
    }),
    anOrderView({
      id: 'O1',
      type: 'Suspension',
      productName: 'Erhverv Mobil 20 GB',
      createdByName: 'Jens Lund',
      created: '2026-02-28T13:05:00.000Z',
    }),
  ];
  const { container, history } = open(orders, { status: 'SuspendedNoAltering' });
  const month = await screen.findByRole('region', { name: 'Marts 2026' });
  expect(await screen.findByText(/^Mette Holm · 12\s34\s56\s78$/)).toBeVisible();
  expect(screen.getByText(/^Abonnementet er spærret af kundeservice/)).toBeVisible();
  const [forwarding, sim] = within(month).getAllByRole('listitem');
  // The subscription's own product is not repeated.
  expect(forwarding).toHaveTextContent('20. mar. 2026, 14.05ViderestillingBestilt af virksomheden');
  expect(forwarding).toHaveTextContent(/Oprettelse igang$/);
  expect(sim).toHaveTextContent(
    'Bestilt af kundeserviceOrdren kunne ikke gennemføres. Kontakt kundeservice.Fejlet',
  );
  expect(screen.getByRole('region', { name: 'Februar 2026' })).toHaveTextContent(
    'Spærring af abonnementErhverv Mobil 20 GB · Bestilt af Jens Lund',
  );
  expect(screen.getByText('Viser alle 3 aktiviteter')).toBeVisible();
  expect(screen.queryByText('Ingen aktiviteter på abonnementet endnu.')).toBeNull();
  expect(hrefOf('Abonnement')).toBe('/1001/abonnementer/S1');
  expect(history.map(String)).toEqual(['customerId=1001&pageSize=40']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('loads older orders by next-link id, and moves focus when the button is gone (ORD-002, ORD-004, ORD-005)', async () => {
  const { user, history } = open(manyOrders(90));
  await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
  expect(await screen.findByText('Viser de 80 nyeste aktiviteter')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vis flere' }));
  expect(await screen.findByText('Viser alle 90 aktiviteter')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(90);
  expect(history.slice(1).map(String)).toEqual([
    'customerId=1001&pageSize=40&nextLinkId=O39&currentIndex=40',
    'customerId=1001&pageSize=40&nextLinkId=O79&currentIndex=80',
  ]);
});

it('polls every 5 seconds, keeps loaded pages and announces changes (ORD-003, ORD-007)', async () => {
  fakePolling();
  const orders = manyOrders(50);
  orders[0] = anOrderView({ ...orders[0], type: 'Suspension', status: 'Submitted' });
  const { user, history } = open(orders);
  await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
  expect(await screen.findByText('Viser alle 50 aktiviteter')).toBeVisible();

  orders[0] = { ...orders[0], status: 'Received' };
  pass(4999);
  expect(history).toHaveLength(2);
  pass(1);
  expect(await screen.findByText('Spærring af abonnement: Modtaget.')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(history.slice(2).map(query => query.get('nextLinkId'))).toEqual([null, 'O39']);

  orders.unshift(
    anOrderView({ id: 'N1', type: 'Reactivation', status: 'Submitted', created: '2026-11-20T12:30:00Z' }),
  );
  pass(5000);
  expect(await screen.findByText('Genåbning: Indsendt.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(51);
});

it('does not poll while the tab is hidden (ORD-003)', async () => {
  fakePolling();
  const { history } = open(manyOrders(1));
  expect(await screen.findByText('Viser 1 aktivitet')).toBeVisible();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(60_000);
  expect(history).toHaveLength(1);
  visibility.mockRestore();
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await screen.findByText('Viser 1 aktivitet');
  expect(history).toHaveLength(2);
});

it('refetches the subscription when an order appears, and when it is completed', async () => {
  fakePolling();
  const orders = [anOrderView()];
  const { details } = open(orders);
  expect(await screen.findByText('Viser 1 aktivitet')).toBeVisible();
  expect(details).toHaveLength(1);
  for (const [status, shown, count, times] of [
    ['InProgress', 'Oprettelse igang', 1, 2],
    ['Completed', 'Gennemført', 2, 3],
  ] as const) {
    orders[1] = anOrderView({ id: 'O2', type: 'Suspension', status });
    pass(5000);
    await waitFor(() => {
      expect(screen.getAllByText(shown)).toHaveLength(count);
    });
    await waitFor(() => {
      expect(details).toHaveLength(times);
    });
  }
  pass(5000);
  expect(details).toHaveLength(3);
});

it('shows that the orders are loading', async () => {
  open([]);
  server.use(http.get(`${testApi}/subscriptions/S1/orders`, () => delay('infinite')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aktivitetshistorik' })).toBeVisible();
  expect(screen.getByText('Indlæser')).toBeInTheDocument();
});

it('shows the specified load error, and does not poll before the retry (ORD-006)', async () => {
  fakePolling();
  const { user, history } = (() => {
    const opened = open([anOrderView()]);
    refuseOnce(server, 'subscriptions/S1/orders', 500);
    return opened;
  })();
  const box = await screen.findByRole('alert');
  expect(screen.queryByText('Indlæser')).toBeNull();
  expect(box).toHaveTextContent('Kunne ikke indlæse information om aktiviteterne for abonnementet.');
  pass(60_000);
  expect(history).toHaveLength(0);
  await user.click(within(box).getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Viser 1 aktivitet')).toBeVisible();
});

it('keeps loaded orders when polling fails, shows a message, and recovers', async () => {
  fakePolling();
  open([anOrderView()]);
  expect(await screen.findByText('Viser 1 aktivitet')).toBeVisible();
  refuseOnce(server, 'subscriptions/S1/orders', 500);
  pass(5000);
  const message = await screen.findByText(
    'Vi kunne ikke hente de nyeste aktiviteter lige nu. Vi prøver igen om lidt.',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  pass(5000);
  await waitForElementToBeRemoved(message);
});

it.each([
  [404, 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.'],
  [403, /^Den nuværende bruger mangler rettigheder\./],
])('shows the message of a %p', async (status, text) => {
  open([]);
  for (const path of ['subscriptions/S1', 'subscriptions/S1/orders']) refuseOnce(server, path, status);
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => {
    expect(screen.queryAllByRole('link', { name: 'Alle abonnementer' })).toHaveLength(status === 404 ? 1 : 0);
  });
});

it('does not show the subscription as missing when only its orders are', async () => {
  open([]);
  refuseOnce(server, 'subscriptions/S1/orders', 404);
  expect(await screen.findByText(/^Vi fandt ikke hvad vi ledte efter/)).toBeVisible();
  expect(screen.queryByText(/^Vi ledte efter abonnement S1/)).toBeNull();
});

it('shows that there are no orders yet', async () => {
  open([]);
  expect(await screen.findByText('Ingen aktiviteter på abonnementet endnu.')).toBeVisible();
});

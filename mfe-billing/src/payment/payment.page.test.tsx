import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { notFound, answerOf, refusalOf } from 'shared/testing/answers.ts';
import type { BillingItem } from 'shared/contracts/billing-item';
import type { PaymentSession } from 'shared/contracts/payment';
import type { Customer } from 'shared/contracts/customer';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyBillingItem, anyBillingItemDetails, anyExplanation, listAnswer } from '../testing/builders.ts';
import { startCardLibrary, type CardSession } from './card-library.ts';

jest.mock('./card-library');
const { server, queriesOf } = startApiDouble();

const sessions = `${testApi}/payment-sessions`;
const kroner = (value: number) => ({ value, currency: 'DKK' });

const anyPaidItem = (changes: Partial<PaymentSession['items'][number]> = {}) => ({
  billingItemId: 'bi-1',
  invoiceNumber: '70010001',
  accountId: '80011001',
  accountName: 'Byggeplads Nord',
  dueDate: '2026-10-21',
  amount: kroner(1234.5),
  ...changes,
});
const anyPayment = (changes: Partial<PaymentSession> = {}): PaymentSession => ({
  sessionId: 's-1',
  state: 'Pending',
  amount: { value: 1234.5, currency: 'DKK' },
  expiresAt: '2026-11-22T10:30:00Z',
  settledAt: null,
  provider: { id: 'CS1', sessionData: 'data' },
  items: [anyPaidItem()],
  ...changes,
});
const paymentAnswer = (changes?: Partial<PaymentSession>) =>
  HttpResponse.json({ data: { paymentSession: anyPayment(changes) } });
const anyPayable = (changes: Partial<BillingItem> = {}) =>
  anyBillingItem({
    amountDue: kroner(1234.5),
    status: 'Overdue',
    isPayable: true,
    notPayableReason: null,
    ...changes,
  });
const itemsAnswer = (...items: BillingItem[]) =>
  http.get(`${testApi}/billing-items`, () => HttpResponse.json(listAnswer('billingItems', items)));
const open = (query = '', customer: Partial<Customer> = {}, queryClient = new QueryClient()) =>
  renderWithHost(remote, { path: `faktura/bi-1/betaling${query}`, customer, queryClient });

/** Mocks the library with card fields that are ready at once; records what it is started with. */
const libraryStarts = () => {
  const started: { session?: CardSession; settings?: unknown } = {};
  const finish = jest.fn();
  const remove = jest.fn();
  jest.mocked(startCardLibrary).mockImplementation((settings, session) => {
    Object.assign(started, { settings, session });
    return Promise.resolve({
      mount: (_place, onReady) => {
        onReady();
        return { remove };
      },
      finish,
    });
  });
  return { started, finish, remove };
};

const settled = (state: PaymentSession['state']) => ({
  state,
  provider: null,
  settledAt: '2026-11-22T10:00:00Z',
});

beforeEach(() => {
  server.use(itemsAnswer(anyPayable()));
});

it('shows what is paid, starts one payment on double-click, and shows the card (BIL-002)', async () => {
  const user = userEvent.setup();
  const { started } = libraryStarts();
  const begun = jest.fn();
  server.use(
    http.post(sessions, async ({ request }) => {
      begun(await request.json());
      return paymentAnswer();
    }),
    http.get(`${sessions}/s-1`, () => paymentAnswer()),
  );
  const { address, container } = open();
  expect(await screen.findByText('Du betaler')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Fortsæt til kort' }));
  expect(await screen.findByText('Kortoplysninger')).toBeVisible();
  expect(begun).toHaveBeenCalledTimes(1);
  expect(begun.mock.calls[0]).toEqual([
    { data: { billingItemIds: ['bi-1'], returnUrl: 'http://localhost/' } },
  ]);
  expect(address()).toBe('/1001/faktura/bi-1/betaling?session=s-1');
  expect(started.session).toMatchObject({ id: 'CS1', sessionData: 'data' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('does not navigate if the page is left while the payment starts', async () => {
  const user = userEvent.setup();
  const answer = Promise.withResolvers<undefined>();
  server.use(
    http.post(sessions, async () => {
      await answer.promise;
      return paymentAnswer();
    }),
    http.get(`${testApi}/billing-items/bi-1`, answerOf({ billingItem: anyBillingItemDetails() })),
    http.get(`${testApi}/billing-items/bi-1/explanation`, answerOf({ explanation: anyExplanation() })),
  );
  const queryClient = new QueryClient();
  const { address } = renderWithHost(remote, { path: 'faktura/bi-1/betaling', queryClient });
  await user.click(await screen.findByRole('button', { name: 'Fortsæt til kort' }));
  await user.click(screen.getByRole('link', { name: 'Faktura' }));
  await arrivalAt('/1001/faktura/bi-1', address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Faktura 70010001' })).toBeVisible();
  answer.resolve(undefined);
  await waitFor(() => {
    expect(queryClient.isMutating()).toBe(0);
  });
  expect(address()).toBe('/1001/faktura/bi-1');
});

it('moves focus to the heading when the card appears and when the payment is cancelled', async () => {
  const user = userEvent.setup();
  libraryStarts();
  let state: Partial<PaymentSession> = {};
  server.use(
    http.post(sessions, () => paymentAnswer()),
    http.get(`${sessions}/s-1`, () => paymentAnswer(state)),
    http.delete(`${sessions}/s-1`, () => {
      state = settled('Cancelled');
      return paymentAnswer(state);
    }),
  );
  open();
  const heading = () => screen.getByRole('heading', { level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Fortsæt til kort' }));
  const cancel = await screen.findByRole('button', { name: 'Annuller betalingen' });
  expect(heading()).toHaveFocus();
  await user.click(cancel);
  expect(await screen.findByText('Betalingen er annulleret')).toBeVisible();
  expect(heading()).toHaveFocus();
});

it('starts the library with environment, key and URL from the settings (BIL-004)', async () => {
  const { started } = libraryStarts();
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  open('?session=s-1');
  await screen.findByText('Kortoplysninger');
  expect(started.settings).toEqual({
    environment: 'test',
    clientKey: 'sandbox_test',
    url: 'https://cards.test',
  });
});

it.each([
  ['Paid', 'Fakturaen er betalt', 'Fakturaer, som er betalt'],
  ['Refused', 'Betalingen blev afvist', 'Fakturaer, som ikke er betalt'],
  ['Cancelled', 'Betalingen er annulleret', 'Fakturaer, som ikke er betalt'],
] as const)('shows the payment in the URL as %s, and its invoices (BIL-002)', async (state, title, table) => {
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer(settled(state))));
  const { container } = open('?session=s-1');
  expect(await screen.findByText(title)).toBeVisible();
  const [link] = within(screen.getByRole('table', { name: table })).getAllByRole('link');
  expect(link).toHaveAttribute('href', '/1001/faktura/bi-1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('links the receipt to the invoice, and invalidates the open amounts (BIL-008)', async () => {
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer(settled('Paid'))));
  const queryClient = new QueryClient();
  const read = [
    ...['billing-items', 'accounts'].map(what => ['mfe-billing', '1001', what, 'read before']),
    ['shell', 'landing-page', '1001'],
  ];
  for (const queryKey of read) queryClient.setQueryData(queryKey, {});
  renderWithHost(remote, { path: 'faktura/bi-1/betaling?session=s-1', queryClient });
  const link = await screen.findByRole('link', { name: 'Se fakturaen' });
  expect(link).toHaveAttribute('href', '/1001/faktura/bi-1');
  const paid = screen.getByRole('table', { name: 'Fakturaer, som er betalt' });
  expect(within(paid).getByRole('cell', { name: /1\.234,50/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Kvittering' })).toBeVisible();
  expect(document.title).toBe('Kvittering');
  expect(screen.getByText(/^Vi har modtaget/)).toHaveTextContent('den 22. nov. 2026 kl. 11.00.');
  expect(screen.queryByText('Betalingsfrist')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kopiér Betalingens nummer' }).parentElement).toHaveTextContent(
    's-1',
  );
  await waitFor(() => {
    for (const queryKey of read) expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});

it.each<[string, (session?: CardSession) => void]>([
  ['ended', session => session?.onEnded()],
  ['failed', session => session?.onError(new Error('Refused'))],
])('shows the state from the API when the library reports that the payment %s', async (_, tell) => {
  const { started } = libraryStarts();
  server.use(
    http.get(`${sessions}/s-1`, () => paymentAnswer(), { once: true }),
    http.get(`${sessions}/s-1`, () => paymentAnswer(settled('Refused'))),
  );
  open('?session=s-1');
  await screen.findByText('Kortoplysninger');
  act(() => {
    tell(started.session);
  });
  expect(await screen.findByText('Betalingen blev afvist')).toBeVisible();
});

it('shows a payment as paid if the money arrives after it was cancelled', async () => {
  libraryStarts();
  let state: Partial<PaymentSession> = { expiresAt: '2099-01-01T00:00:00Z' };
  server.use(
    http.get(`${sessions}/s-1`, () => paymentAnswer(state)),
    http.delete(`${sessions}/s-1`, () => {
      state = { ...state, ...settled('Cancelled') };
      return paymentAnswer(state);
    }),
  );
  open('?session=s-1');
  const cancel = await screen.findByRole('button', { name: 'Annuller betalingen' });
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(cancel);
  expect(await screen.findByText('Betalingen er annulleret')).toBeVisible();
  state = settled('Paid');
  act(() => {
    jest.advanceTimersByTime(5_000);
  });
  expect(await screen.findByText('Fakturaen er betalt')).toBeVisible();
  jest.useRealTimers();
});

it('removes the card when the user loses access to an invoice of the payment', async () => {
  const { remove } = libraryStarts();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  open('?session=s-1', {}, queryClient);
  const cancel = await screen.findByRole('button', { name: 'Annuller betalingen' });
  act(() => {
    cancel.focus();
  });
  server.use(http.get(`${sessions}/s-1`, () => notFound()));
  void queryClient.refetchQueries();
  expect(await screen.findByRole('link', { name: 'Se alle fakturaer' })).toBeVisible();
  expect(screen.queryByText('Kortoplysninger')).toBeNull();
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('returns to the card when a payment takes long, with focus on the heading', async () => {
  const { started } = libraryStarts();
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  open('?session=s-1');
  await screen.findByText('Kortoplysninger');
  jest.useFakeTimers();
  act(() => {
    started.session?.onEnded();
  });
  act(() => {
    jest.advanceTimersByTime(20_000);
  });
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Tilbage til kortet' }));
  expect(screen.getByText('Kortoplysninger')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('finishes a payment after the redirect from the bank, and removes the result from the URL', async () => {
  const { finish, started } = libraryStarts();
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  const { address } = open('?session=s-1&redirectResult=token');
  await screen.findByText('Betalingen behandles …');
  expect(finish).toHaveBeenCalledWith('token');
  act(() => {
    started.session?.onEnded();
  });
  await waitFor(() => {
    expect(address()).toBe('/1001/faktura/bi-1/betaling?session=s-1');
  });
});

it('unmounts the card fields with the page', async () => {
  const { remove } = libraryStarts();
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  const { unmount } = open('?session=s-1');
  await screen.findByText('Kortoplysninger');
  expect(remove).not.toHaveBeenCalled();
  unmount();
  expect(remove).toHaveBeenCalledTimes(1);
});

it('does not finish a payment after the page is left', async () => {
  const finish = jest.fn();
  const library = Promise.withResolvers<Awaited<ReturnType<typeof startCardLibrary>>>();
  jest.mocked(startCardLibrary).mockReturnValue(library.promise);
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  const { unmount } = open('?session=s-1&redirectResult=token');
  await screen.findByText('Betalingen behandles …');
  unmount();
  library.resolve({ mount: () => ({ remove: () => undefined }), finish });
  await library.promise;
  expect(finish).not.toHaveBeenCalled();
});

it.each<[string, typeof startCardLibrary]>([
  ['fails to load', () => Promise.reject(new Error('blocked'))],
  [
    'fails before its fields are ready',
    (_settings, { onError }) =>
      Promise.resolve({
        mount: () => {
          onError(new Error('no fields'));
          return { remove: () => undefined };
        },
        finish: () => undefined,
      }),
  ],
])('shows an error when the payment module %s, and retries (ERR-016)', async (_, start) => {
  jest.mocked(startCardLibrary).mockImplementation(start);
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  open('?session=s-1');
  expect(await screen.findByText('Der er sket en fejl i betalingsmodulet.')).toBeVisible();
  libraryStarts();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Kortoplysninger')).toBeVisible();
});

it.each([
  ['AutomaticPayment', 'Beløbet trækkes automatisk på betalingsfristen.'],
  [
    'ElectronicInvoice',
    'En EAN-faktura kan ikke betales med kort. Betal den fra jeres eget system eller med betalingslinjen.',
  ],
] as const)('explains why an invoice cannot be paid by card: %s', async (notPayableReason, text) => {
  server.use(itemsAnswer(anyPayable({ isPayable: false, notPayableReason })));
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fortsæt til kort' })).not.toBeInTheDocument();
});

describe('several invoices (BIL-002, BIL-008)', () => {
  const two = [
    anyPaidItem({ amount: kroner(0.1) }),
    anyPaidItem({ billingItemId: 'bi-2', invoiceNumber: '70010002', amount: kroner(0.2) }),
  ];
  const openSeveral = (query: string, customer: Partial<Customer> = {}) =>
    renderWithHost(remote, { path: `faktura/betaling?${query}`, customer });
  const chosen = (...items: BillingItem[]) => server.use(itemsAnswer(...items));
  const second = { billingItemId: 'bi-2', invoiceNumber: '70010002' };

  it('start one payment of the payable ones, with their total and why others are excluded', async () => {
    libraryStarts();
    chosen(
      anyPayable({ amountDue: kroner(0.1) }),
      anyPayable({ ...second, amountDue: kroner(0.2) }),
      anyPayable({
        billingItemId: 'bi-3',
        invoiceNumber: '70010003',
        isPayable: false,
        notPayableReason: 'AutomaticPayment',
      }),
    );
    const begun = jest.fn();
    server.use(
      http.post(sessions, async ({ request }) => {
        begun(await request.json());
        return paymentAnswer({ items: two });
      }),
      http.get(`${sessions}/s-1`, () => paymentAnswer({ items: two })),
    );
    const { address, container } = openSeveral('faktura=bi-1&faktura=bi-2&faktura=bi-3&faktura=bi-4');
    expect(await screen.findByText('0,30 kr.')).toBeVisible();
    expect(queriesOf('/billing-items')[0]?.getAll('billingItemIds')).toEqual([
      'bi-1',
      'bi-2',
      'bi-3',
      'bi-4',
    ]);
    expect(screen.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual(['70010001', '70010002']);
    expect(screen.getByText(/Beløbet trækkes automatisk/)).toHaveTextContent('70010003');
    expect(screen.getByText('1 faktura, som du ikke kan se.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Fortsæt til kort' }));
    expect(await screen.findByText('Kortoplysninger')).toBeVisible();
    expect(begun.mock.calls).toEqual([
      [{ data: { billingItemIds: ['bi-1', 'bi-2'], returnUrl: 'http://localhost/' } }],
    ]);
    expect(address()).toBe('/1001/faktura/betaling?session=s-1');
  });

  it('cannot be paid when none is payable', async () => {
    const automatic = { isPayable: false, notPayableReason: 'AutomaticPayment' } as const;
    chosen(anyPayable(automatic), anyPayable({ ...second, ...automatic }));
    openSeveral('faktura=bi-1&faktura=bi-2');
    expect(await screen.findAllByText(/Beløbet trækkes automatisk/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Fortsæt til kort' })).toBeNull();
  });

  it.each(['narrow', 'wide'] as const)('are collapsed on a phone only: %s', async width => {
    const four = ['1', '2', '3', '4'].map(id =>
      anyPayable({ billingItemId: id, invoiceNumber: `7001000${id}` }),
    );
    chosen(...four);
    const query = four.map(({ billingItemId }) => `faktura=${billingItemId}`).join('&');
    setScreenWidth(width);
    openSeveral(query);
    if (width === 'wide') {
      expect(await screen.findByRole('table')).toBeVisible();
      expect(screen.queryByText('4 fakturaer')).toBeNull();
      return;
    }
    await userEvent.click(await screen.findByText('4 fakturaer'));
    expect(screen.getByRole('group')).toContainElement(screen.getByRole('table'));
  });

  it('have a receipt that links to each', async () => {
    server.use(http.get(`${sessions}/s-1`, () => paymentAnswer({ ...settled('Paid'), items: two })));
    const { container } = openSeveral('session=s-1');
    expect(await screen.findByText('Fakturaerne er betalt')).toBeVisible();
    expect(screen.getByText('I alt').nextElementSibling?.textContent).toMatch(/^1\.234,50/);
    for (const [index, name] of ['70010001', '70010002'].entries())
      expect(hrefOf(name)).toBe(`/1001/faktura/bi-${String(index + 1)}`);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are included again when a refused payment is retried', async () => {
    const begun = jest.fn();
    server.use(
      http.get(`${sessions}/s-1`, () => paymentAnswer({ ...settled('Refused'), items: two })),
      http.get(`${sessions}/s-2`, () => paymentAnswer({ ...settled('Paid'), items: two })),
      http.post(sessions, async ({ request }) => {
        begun(await request.json());
        return paymentAnswer({ sessionId: 's-2' });
      }),
    );
    openSeveral('session=s-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Fakturaerne er betalt')).toBeVisible();
    expect(begun.mock.calls[0]).toMatchObject([{ data: { billingItemIds: ['bi-1', 'bi-2'] } }]);
  });

  it('show which one was paid since a payment was refused', async () => {
    const paid = { isPayable: false, notPayableReason: 'AlreadyPaid', status: 'Paid' } as const;
    chosen(anyPayable(paid), anyPayable({ ...second, amountDue: kroner(0.2) }));
    server.use(
      http.get(`${sessions}/s-1`, () => paymentAnswer({ ...settled('Refused'), items: two })),
      http.post(sessions, () => refusalOf('BillingItemIsNotPayable', 'PaymentAPI')),
    );
    const { address } = openSeveral('session=s-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('Disse fakturaer er ikke med i betalingen')).toBeVisible();
    expect(screen.getByText('0,20 kr.')).toBeVisible();
    expect(address()).toBe('/1001/faktura/betaling?faktura=bi-1&faktura=bi-2');
    expect(screen.getByRole('heading', { level: 1, name: 'Betal fakturaer' })).toHaveFocus();
  });

  it.each([
    ['links to it', [anyPayment({ sessionId: 's-9', amount: kroner(321), items: two })]],
    ['explains why there is no link', []],
  ])('show an error when one is in another payment, which %s', async (_, open) => {
    chosen(anyPayable(), anyPayable(second));
    server.use(
      http.get(sessions, answerOf({ paymentSessions: open })),
      http.post(sessions, () => refusalOf('BillingItemInAnotherPayment', 'PaymentAPI')),
    );
    const { container } = openSeveral('faktura=bi-1&faktura=bi-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Fortsæt til kort' }));
    expect(
      await screen.findByText(/^En af fakturaerne er ved at blive betalt sammen med andre\./),
    ).toBeVisible();
    if (open.length === 0) expect(await screen.findByText(/^Den betaling er slut nu, eller/)).toBeVisible();
    else
      expect(
        await screen.findByRole('link', { name: /^Gå til betalingen af 2 fakturaer på 321,00\skr\.$/ }),
      ).toHaveAttribute('href', '/1001/faktura/betaling?session=s-9');
    expect(queriesOf('/payment-sessions').at(-1)?.getAll('billingItemIds')).toEqual(['bi-1', 'bi-2']);
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Fortsæt til kort' })).toBeEnabled();
  });

  it('show when none is selected, too many are, or the user may not pay', async () => {
    openSeveral('');
    expect(await screen.findByText('Vælg de fakturaer, du vil betale.')).toBeVisible();
    expect(hrefOf('Se alle fakturaer')).toBe('/1001/faktura');
    expect(queriesOf('/billing-items')).toEqual([]);
    const many = Array.from({ length: 51 }, (_, index) =>
      anyPayable({ billingItemId: `bi-${String(index)}` }),
    );
    chosen(...many);
    openSeveral(many.map(item => `faktura=${item.billingItemId}`).join('&'));
    expect(await screen.findByText('Der kan højst betales 50 fakturaer ad gangen')).toBeVisible();
    openSeveral('faktura=bi-1', { role: 'User' });
    expect(await screen.findByText('Kun administratorer kan betale fakturaer med kort.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fortsæt til kort' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Betal fakturaer',
      'Betal fakturaer',
      'Betal faktura',
    ]);
    expect(document.title).toBe('Betal faktura');
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { PaymentSession } from 'shared/contracts/payment';
import type { Customer } from 'shared/contracts/customer';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyBillingItemDetails } from '../testing/builders.ts';
import { startCardLibrary, type CardSession } from './card-library.ts';

jest.mock('./card-library');
const { server } = startApiDouble();

const item = `${testApi}/billing-items/bi-1`;
const sessions = `${item}/payment-sessions`;

const anyPayment = (changes: Partial<PaymentSession> = {}): PaymentSession => ({
  sessionId: 's-1',
  state: 'Pending',
  amount: { value: 1234.5, currency: 'DKK' },
  expiresAt: '2026-11-22T10:30:00Z',
  settledAt: null,
  provider: { id: 'CS1', sessionData: 'data' },
  ...changes,
});
const paymentAnswer = (changes?: Partial<PaymentSession>) =>
  HttpResponse.json({ data: { paymentSession: anyPayment(changes) } });
const itemAnswer = (changes?: Parameters<typeof anyBillingItemDetails>[0]) =>
  http.get(item, () => HttpResponse.json({ data: { billingItem: anyBillingItemDetails(changes) } }));
const open = (query = '', customer: Partial<Customer> = {}) =>
  renderWithHost(remote, { path: `faktura/bi-1/betaling${query}`, customer });

/** The library in the page's hands: what it was started with, and its fields ready at once. */
const libraryStarts = () => {
  const started: { session?: CardSession; settings?: unknown } = {};
  const finish = jest.fn();
  jest.mocked(startCardLibrary).mockImplementation((settings, session) => {
    Object.assign(started, { settings, session });
    return Promise.resolve({
      mount: (_place, onReady) => {
        onReady();
        return { remove: () => undefined };
      },
      finish,
    });
  });
  return { started, finish };
};

const settled = (state: PaymentSession['state']) => ({
  state,
  provider: null,
  settledAt: '2026-11-22T10:00:00Z',
});

beforeEach(() => {
  server.use(itemAnswer());
});

it('says what is paid, begins the payment once at a double press, and shows the card (BIL-002)', async () => {
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
  expect(begun.mock.calls[0]).toEqual([{ data: { returnUrl: 'http://localhost/' } }]);
  expect(address()).toBe('/1001/faktura/bi-1/betaling?session=s-1');
  expect(started.session).toMatchObject({ id: 'CS1', sessionData: 'data' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('starts the library with environment and key of the settings (BIL-004)', async () => {
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
  ['Paid', 'Fakturaen er betalt'],
  ['Refused', 'Betalingen blev afvist'],
  ['Cancelled', 'Betalingen er annulleret'],
] as const)('shows a payment that is %s, also after a reload (BIL-002)', async (state, title) => {
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer(settled(state))));
  const { container } = open('?session=s-1');
  expect(await screen.findByText(title)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('believes the API and not the library about what became of the payment', async () => {
  const { started } = libraryStarts();
  server.use(
    http.get(`${sessions}/s-1`, () => paymentAnswer(), { once: true }),
    http.get(`${sessions}/s-1`, () => paymentAnswer(settled('Refused'))),
  );
  open('?session=s-1');
  await screen.findByText('Kortoplysninger');
  act(() => {
    started.session?.onEnded();
  });
  expect(await screen.findByText('Betalingen blev afvist', undefined, { timeout: 4000 })).toBeVisible();
});

it('ends a payment whose bank has sent the person back', async () => {
  const { finish } = libraryStarts();
  server.use(http.get(`${sessions}/s-1`, () => paymentAnswer()));
  open('?session=s-1&redirectResult=token');
  await screen.findByText('Betalingen behandles …');
  expect(finish).toHaveBeenCalledWith('token');
});

it('says that the payment module failed, and tries again (ERR-016)', async () => {
  jest.mocked(startCardLibrary).mockRejectedValue(new Error('blocked'));
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
] as const)('says why an invoice cannot be paid by card: %s', async (notPayableReason, text) => {
  server.use(itemAnswer({ isPayable: false, notPayableReason }));
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fortsæt til kort' })).not.toBeInTheDocument();
});

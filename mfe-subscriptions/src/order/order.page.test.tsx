import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OrderDetails } from 'shared/contracts/order-details';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { refuseOnce, serve } from '../testing/api.ts';
import { anOrder } from '../testing/orders.ts';

const server = startApi();
const anOrderInFull = (changes: Partial<OrderDetails> = {}): OrderDetails => ({
  accountName: 'Nordhavn Byg A/S',
  ...anOrder({ canCancel: false }),
  effectiveDate: '2026-11-20',
  changes: [{ field: 'pricePlan', from: 'Erhverv Mobil 20 GB', to: 'Erhverv Mobil 50 GB' }],
  steps: [
    { status: 'Submitted', at: '2026-11-20T13:05:00.000Z', by: 'Jens Lund' },
    { status: 'Processing', at: '2026-11-20T13:06:00.000Z' },
  ],
  tracking: null,
  correlationId: 'call-1',
  ...changes,
});

/** A new subscription that was ordered with a service. */
const aCreation = (changes: Partial<OrderDetails> = {}): OrderDetails => {
  const brought = {
    totalPrice: 184,
    pricePlan: 'Erhverv Mobil 50 GB',
    planPrice: 169,
    services: 'Sikker surf',
    simCard: 'SIM',
    shipment: 'Kajvej 4, 2150 Nordhavn',
  };
  return anOrderInFull({
    type: 'CreateSubscription',
    changes: Object.entries(brought).map(([field, to]) => ({ field, from: null, to })),
    ...changes,
  });
};

const open = (order: OrderDetails, customer: { hasContract?: boolean } = {}, showsPrices = true) => {
  const shown = { order };
  const { calls } = serve(server, 'orders/O1', () => shown);
  return {
    shown,
    calls,
    user: userEvent.setup(),
    ...renderWithHost(remote, {
      path: 'ordrer/O1',
      customer,
      toggles: { show_subscription_prices: showsPrices },
    }),
  };
};
const fact = async (term: string) => (await screen.findByText(term)).nextSibling;

it('shows the changes, their creator and the correlation id (ORD-015)', async () => {
  const { container, calls } = open(anOrderInFull());
  expect(await screen.findByRole('heading', { level: 1, name: 'Ordre O1' })).toBeVisible();
  expect(await screen.findByText('Det ændrer ordren')).toBeVisible();
  const [change] = screen.getAllByRole('definition');
  expect(change).toHaveTextContent(/Erhverv Mobil 20 GB.*Erhverv Mobil 50 GB/);
  expect(await fact('Bestilt af')).toHaveTextContent('Jens Lund');
  expect(await fact('Gælder fra')).toHaveTextContent('20. nov. 2026');
  expect(await fact('Sporings-id')).toHaveTextContent('call-1');
  expect(hrefOf(/Mette Holm/)).toBe('/1001/abonnementer/S1');
  expect(hrefOf('Nordhavn Byg A/S (80010001)')).toBe('/1001/faktureringskonti/80010001');
  expect(hrefOf('Ordrer')).toBe('/1001/ordrer');
  expect(calls.map(String)).toEqual(['customerId=1001']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([[null], [undefined]])('shows only the number of an account whose name is %s', async accountName => {
  open(anOrderInFull({ accountName }));
  expect(await fact('Kundenummer')).toHaveTextContent(/^80010001$/);
});

it('shows the contents of a new subscription, and its user even when cancelled (ORD-015)', async () => {
  open(aCreation({ status: 'Cancelled', subscriptionId: null }));
  const ordered = within(await screen.findByRole('region', { name: 'Det bestilte' }));
  const facts = ordered.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Abonnement', 'Erhverv Mobil 50 GB'],
    ['Pris for abonnementet', '169,00\u00a0kr./md'],
    ['Ekstra services', 'Sikker surf'],
    ['Pris i alt', '184,00\u00a0kr./md'],
    ['Simkort', 'Nyt simkort'],
    ['Levering', 'Kajvej 4, 2150 Nordhavn'],
  ]);
  expect(ordered.getByText('Alle priser er ekskl. moms.')).toBeVisible();
  expect(await fact('Bruger')).toHaveTextContent('Mette Holm · 12 34 56 78');
  expect(screen.queryByRole('link', { name: /Mette Holm/ })).toBeNull();
  expect(screen.queryByText('Det ville ordren have ændret')).toBeNull();
});

it('hides the prices of a new subscription when they are off (SUB-008)', async () => {
  open(aCreation(), {}, false);
  expect(await screen.findByText('Sikker surf')).toBeVisible();
  expect(screen.queryByText(/^Pris|moms/)).toBeNull();
});

it('shows the time of each status, and who cancelled it (ORD-015)', async () => {
  open(
    anOrderInFull({
      status: 'Cancelled',
      steps: [
        { status: 'Submitted', at: '2026-11-20T13:05:00.000Z', by: 'Jens Lund' },
        { status: 'Cancelled', at: '2026-11-20T13:06:00.000Z', by: 'Anne Bo' },
      ],
    }),
  );
  const steps = within(await screen.findByRole('region', { name: 'Forløb' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Indsendt20. nov. 2026, 14.05 af Jens Lund',
    'Annulleret20. nov. 2026, 14.06 af Anne Bo',
  ]);
  expect(screen.getByText('Det ville ordren have ændret')).toBeVisible();
});

it('shows why it failed, with links to the subscription and to support with its number (ORD-015)', async () => {
  open(anOrderInFull({ status: 'Failed', failureCode: 'IccNotAvailable' }));
  expect(
    await screen.findByText(
      'Simkortet er allerede i brug. Ret det, og bestil igen, eller kontakt kundeservice.',
    ),
  ).toBeVisible();
  expect(hrefOf('Gå til abonnementet')).toBe('/1001/abonnementer/S1');
  expect(hrefOf(/^Skriv til kundeservice om ordren/)).toBe(
    'https://www.lyng.example/erhverv/kontakt-stor-virksomhed?ordre=O1',
  );
});

it('shows the parcel number with a tracking link', async () => {
  open(
    anOrderInFull({
      tracking: { carrier: 'Pakkepost', number: 'LY1DK', url: 'https://pakke.example/LY1DK' },
    }),
  );
  expect(await screen.findByText('Pakkenummer LY1DK')).toBeVisible();
  expect(hrefOf(/^Følg pakken hos Pakkepost/)).toBe('https://pakke.example/LY1DK');
});

it.each(['Cancelled', 'Failed'] as const)('shows the effective date as void when it is %s', async status => {
  open(anOrderInFull({ status }));
  expect(await fact('Skulle gælde fra')).toHaveTextContent('20. nov. 2026');
  expect(screen.queryByText('Gælder fra')).toBeNull();
});

it('can be undone while that is possible, and then shows it (ORD-015)', async () => {
  const { user, shown, toasts } = open(anOrderInFull({ status: 'Submitted', canCancel: true }));
  server.use(
    http.post(`${testApi}/orders/O1/cancel`, () => {
      shown.order = anOrderInFull({ status: 'Cancelled' });
      const data = { orderId: 'O1', status: 'Cancelled', effectiveDate: '2026-11-20' };
      return HttpResponse.json({ data }, { status: 202 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Fortryd/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Fortryd/ }));
  expect(await screen.findByText('Annulleret')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Fortryd/ })).toBeNull();
  await waitFor(() => {
    expect(toasts[0]?.link).toEqual({ label: 'Se ordren', href: '/1001/ordrer/O1' });
  });
});

it('is available without a contract, with a link back to the subscription', async () => {
  open(anOrderInFull({ correlationId: null, changes: [] }), { hasContract: false });
  expect(await screen.findByText('Vi har ikke oplysninger om, hvad ordren ændrer.')).toBeVisible();
  expect(screen.queryByText('Sporings-id')).toBeNull();
  expect(hrefOf('Abonnement')).toBe('/1001/abonnementer/S1');
  expect(screen.queryByRole('link', { name: 'Ordrer' })).toBeNull();
});

it('polls while it is in progress, and stops when it is completed', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  const { shown, calls } = open(anOrderInFull());
  expect(await screen.findByText('Det ændrer ordren')).toBeVisible();
  shown.order = anOrderInFull({ status: 'Completed' });
  jest.advanceTimersByTime(5000);
  expect(await screen.findByText('Det ændrede ordren')).toBeVisible();
  jest.advanceTimersByTime(60_000);
  expect(calls).toHaveLength(2);
  jest.useRealTimers();
});

it('shows a load error, and loads on retry', async () => {
  const { user } = open(anOrderInFull());
  refuseOnce(server, 'orders/O1', 500);
  expect(await screen.findByText('Kunne ikke indlæse ordren.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Det ændrer ordren')).toBeVisible();
});

it.each([
  [true, 'Ordrer', '/1001/ordrer'],
  [false, 'Alle abonnementer', '/1001/abonnementer'],
])('links from a missing order to a list, with contract %p', async (hasContract, label, href) => {
  serve(server, 'orders/O1', () => ({ order: anOrderInFull() }));
  refuseOnce(server, 'orders/O1', 404);
  renderWithHost(remote, { path: 'ordrer/O1', customer: { hasContract } });
  expect(await screen.findByText(/^Vi ledte efter ordre O1\./)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: label })) expect(link).toHaveAttribute('href', href);
});

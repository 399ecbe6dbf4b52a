import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { anOffering, serveDataCards } from '../testing/data-cards.ts';
import { serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;
const endpoint = 'subscriptions/S1/sims/datacards';

const open = (offering = anOffering(), { actions = allowing(), prices = true } = {}) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveActions(server, actions);
  serveHistory(server, []);
  serveDataCards(server, [offering]);
  // Read by the next page, which has its own tests.
  server.use(http.get(`${testApi}/subscriptions/S1/sims/esims`, () => delay('infinite')));
  return {
    user: userEvent.setup(),
    ...renderWithHost(remote, {
      path: 'abonnementer/S1/simkort/tilfoej-datakort/DATA1',
      toggles: { show_subscription_prices: prices },
    }),
    ...takeOrders(server, endpoint, placed, undefined, 'post'),
  };
};
const submit = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Bestil datakort' }));

it('shows the data card, and whose data it uses (NAV-017, SIM-033)', async () => {
  const { container } = open(anOffering({ usedCount: 1 }));
  expect(await screen.findByRole('heading', { name: 'Datakort, der deler data' })).toBeVisible();
  expect(screen.getByText('Deler data med hovedsimkortet')).toBeVisible();
  expect(screen.getByText(/^29,00\skr\.\/md$/)).toBeVisible();
  expect(screen.getByText('1 af højst 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Simkort' })).toHaveAttribute(
    'href',
    '/1001/abonnementer/S1/simkort',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('hides prices when they are off, and shows the data of the card itself (SUB-008)', async () => {
  open(anOffering({ sharesMainData: false, ownData: { value: 20, unit: 'GB' } }), { prices: false });
  expect(await screen.findByText(/^20\sGB om måneden for sig selv$/)).toBeVisible();
  expect(screen.queryByText(/kr\./)).toBeNull();
});

it('orders a card in hand after a preview, and returns to the SIM cards (SIM-031)', async () => {
  const { user, written, toasts, address } = open();
  const { bodies } = servePreview(server, {
    changes: [
      { field: 'dataCards', from: null, to: 'Datakort, der deler data' },
      { field: 'dataCardNumbers', from: null, to: '89450000000000000077' },
    ],
  });
  await user.click(await screen.findByRole('radio', { name: 'Vi har et simkort liggende' }));
  await user.click(screen.getByRole('textbox', { name: 'Simkortnummer' }));
  await user.paste('8945 0000 0000 0000 0077');
  const body = { data: { simcardProductCode: 'DATA1', icc: '89450000000000000077' } };
  await waitFor(() => {
    expect(bodies).toContainEqual(body);
  });
  expect((await screen.findAllByRole('definition')).map(each => each.textContent)).toContainEqual(
    expect.stringContaining('89450000000000000077'),
  );
  await submit(user);
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1/simkort');
  });
  expect(written.map(each => each.body)).toEqual([body]);
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Datakortet bliver tilføjet',
      richText: 'Ordre O5000000001 er sendt. Der kan gå op til 10 minutter, før ændringen vises.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000001' },
    },
  ]);
});

it('orders a card sent to an address, without previewing its number', async () => {
  const { user, written } = open();
  servePreview(server, {
    changes: [
      { field: 'dataCards', from: null, to: 'Datakort, der deler data' },
      { field: 'dataCardNumbers', from: null, to: '89450000000000000077' },
    ],
  });
  await user.click(await screen.findByRole('radio', { name: 'Send det til en adresse' }));
  for (const [name, value] of [
    ['Vejnavn', 'Kajvej'],
    ['Husnummer', '4'],
    ['Postnummer', '2150'],
    ['By', 'Nordhavn'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), value);
  expect(await screen.findByText('Det ændrer du')).toBeVisible();
  expect(screen.queryByText('89450000000000000077')).toBeNull();
  await submit(user);
  await waitFor(() => {
    expect(written).toHaveLength(1);
  });
  expect(written[0]?.body).toMatchObject({
    data: {
      shipment: { type: 'Custom', address: { streetName: 'Kajvej', zip: '2150', country: 'Danmark' } },
    },
  });
});

it('shows the missing fields, and orders nothing', async () => {
  const { user, written } = open();
  await submit(user);
  await user.click(
    within(screen.getByRole('alert')).getByRole('link', { name: 'Vælg, hvordan I får datakortet' }),
  );
  await user.click(screen.getByRole('radio', { name: 'Vi har et simkort liggende' }));
  await submit(user);
  expect(
    within(screen.getByRole('alert')).getByRole('link', { name: 'Indtast simkortnummeret' }),
  ).toBeVisible();
  expect(written).toEqual([]);
});

it('shows a server error at the card number', async () => {
  const { user } = open();
  server.use(
    http.post(`${testApi}/${endpoint}`, () =>
      HttpResponse.json(
        { code: 'ArgumentError', subCode: 'IccAlreadyInUse', statusCode: '400', failingSystem: 'NumberAPI' },
        { status: 400 },
      ),
    ),
  );
  await user.click(await screen.findByRole('radio', { name: 'Vi har et simkort liggende' }));
  const field = screen.getByRole('textbox', { name: 'Simkortnummer' });
  await user.type(field, '89450000000000000077');
  await submit(user);
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(/Simkortet er allerede i brug/);
  });
});

it('orders an eSIM without asking for a card', async () => {
  const { user, written } = open(anOffering({ simKind: 'Esim' }));
  expect(await screen.findByText(/^Koden, der installerer e-simkortet/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await submit(user);
  await waitFor(() => {
    expect(written.map(each => each.body)).toEqual([{ data: { simcardProductCode: 'DATA1' } }]);
  });
});

it.each([
  [{ usedCount: 3 }, 'Abonnementet kan ikke få flere af det valgte datakort.'],
  [{ simcardProductCode: 'ANDET' }, /^Abonnementet kan ikke få det valgte datakort/],
  [{ maxCount: 0 }, /^Abonnementet kan ikke få det valgte datakort/],
])('shows no form when there is nothing to order: %p', async (changes, text) => {
  open(anOffering(changes));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bestil datakort' })).toBeNull();
});

it('shows the reason instead of a form when it is not allowed (SUB-035, SUB-047)', async () => {
  open(anOffering(), { actions: forbidding('DataCards', 'MissingContract') });
  expect(await screen.findByText('Simkort kan kun ændres, når abonnementet er aktivt')).toBeVisible();
  expect(screen.getByText('Virksomheden mangler en rammeaftale. Kontakt kundeservice.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Subscription } from 'shared/contracts/subscription';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aSimCard } from '../testing/sim-cards.ts';
import { serveSimWrites } from '../testing/sim-writes.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { takeOrders } from '../testing/writes.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const open = (
  changes: Partial<Subscription> = {},
  actions = allowing(),
  query = '',
  queryClient?: QueryClient,
) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription(changes) }));
  serveActions(server, actions);
  serveHistory(server, []);
  return {
    user: userEvent.setup(),
    ...renderWithHost(remote, {
      path: `abonnementer/S1/spaer-abonnement${query}`,
      ...(queryClient !== undefined && { queryClient }),
    }),
  };
};
/** While pending, its name has an addition. */
const submit = (name = 'Spær abonnement') => screen.findByRole('button', { name: new RegExp(name) });

it('explains a suspension before it is ordered (CTRL-001, CTRL-003, NAV-023)', async () => {
  const { container, user } = open();
  expect(await submit()).toBeVisible();
  expect(screen.getByText('I betaler fortsat for abonnementet.')).toBeVisible();
  expect(screen.getByText('Der kan stadig ringes til 112.')).toBeVisible();
  expect(screen.queryByText(/^Når I har et nyt simkort/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /stjålet/ }));
  expect(screen.getByText(/^Når I har et nyt simkort/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Annuller' })).toHaveAttribute('href', '/1001/abonnementer/S1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows that the subscription is missing', async () => {
  serveActions(server, allowing());
  serveHistory(server, []);
  refuseOnce(server, 'subscriptions/S1', 404);
  renderWithHost(remote, { path: 'abonnementer/S1/spaer-abonnement' });
  expect(await screen.findByText(/^Vi ledte efter abonnement S1\./)).toBeVisible();
});

it('explains the suspension of mobile broadband, which has a SIM card but no phone', async () => {
  open({ category: 'MobileBroadband' });
  expect(await screen.findByRole('radio', { name: 'Udstyret eller simkortet er mistet' })).toBeVisible();
  expect(screen.queryByText(/telefon/i)).toBeNull();
});

it('explains the suspension of a fixed line, without 112 and SIM cards', async () => {
  open({ category: 'Broadband' });
  expect(await screen.findByText(/^Forbindelsen virker ikke\. Det gælder også for alarmer/)).toBeVisible();
  expect(screen.queryByText(/112/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Udstyret er stjålet' }));
  expect(screen.queryByText(/simkort/i)).toBeNull();
});

it('orders the suspension once, shows a toast and returns (CTRL-001, CTRL-002, ERR-061, ERR-063, ERR-064)', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { written } = takeOrders(server, 'subscriptions/S1/suspension', placed, promise.then());
  const { user, toasts, address } = open();
  await user.click(await screen.findByRole('radio', { name: /mistet/ }));
  await user.click(await submit());
  await user.click(await submit());
  resolve(undefined);
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1');
  });
  expect(written).toHaveLength(1);
  expect(written[0]?.query).toBe('customerId=1001');
  expect(written[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(written[0]?.body).toEqual({
    data: {
      action: 'Suspend',
      reason: 'Lost',
      effectiveDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    },
  });
  expect(toasts).toEqual([
    {
      variant: 'SUCCESS',
      title: 'Abonnementet bliver spærret',
      richText: 'Ordre O5000000001 er sendt. Der kan gå op til 10 minutter, før ændringen vises.',
      link: { label: 'Se ordren', href: '/1001/ordrer/O5000000001' },
    },
  ]);
});

it('shows the effective date of an order for a later day (ERR-061)', async () => {
  takeOrders(server, 'subscriptions/S1/suspension', { ...placed, effectiveDate: '2999-12-31' });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('radio', { name: 'Andet' }));
  await user.click(await submit());
  await waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  expect(toasts[0]?.richText).toBe(
    'Ordre O5000000001 er sendt og gælder fra 31. dec. 2999. Der kan gå op til 10 minutter, før ændringen vises.',
  );
});

it('reactivates a suspended subscription, without a reason (CTRL-001, CTRL-002)', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/suspension', placed);
  const { user, toasts, container } = open({ status: 'Suspended' });
  servePreview(server, { changes: [{ field: 'status', from: 'Suspended', to: 'Active' }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Genåbn abonnement' })).toBeVisible();
  expect(document.title).toBe('Genåbn abonnement');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await screen.findByText('Aktivt')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(await submit('Genåbn abonnement'));
  await waitFor(() => {
    expect(toasts.map(({ title }) => title)).toEqual(['Abonnementet bliver genåbnet']);
  });
  expect(written[0]?.body).toMatchObject({ data: { action: 'Reactivate' } });
});

it('shows the missing fields in the summary and at the field, and sends nothing', async () => {
  const { written } = takeOrders(server, 'subscriptions/S1/suspension', placed);
  const { user } = open();
  const date = await screen.findByRole('textbox', { name: 'Hvornår skal abonnementet spærres?' });
  await user.clear(date);
  await user.click(await submit());
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vælg, hvorfor abonnementet skal spærres', 'Vælg en dato']);
  await user.click(within(summary).getByRole('link', { name: 'Vælg en dato' }));
  expect(date).toHaveFocus();
  expect(date).toBeInvalid();
  expect(written).toHaveLength(0);
});

it('asks for confirmation before leaving a dirty form (UI-030)', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('radio', { name: /orlov/ }));
  await user.click(screen.getByRole('link', { name: 'Annuller' }));
  expect(screen.getByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
  expect(address()).toBe('/1001/abonnementer/S1/spaer-abonnement');
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  expect(address()).toBe('/1001/abonnementer/S1');
});

it('resets the form when the subscription has been suspended meanwhile', async () => {
  const queryClient = new QueryClient();
  const { user, address } = open({}, allowing(), '', queryClient);
  await user.click(await screen.findByRole('radio', { name: /orlov/ }));
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription({ status: 'Suspended' }) }));
  act(() => {
    void queryClient.invalidateQueries();
  });
  expect(await submit('Genåbn abonnement')).toBeVisible();
  // Without a confirmation: the dirty form is gone.
  await user.click(screen.getByRole('link', { name: 'Annuller' }));
  expect(address()).toBe('/1001/abonnementer/S1');
});

it('shows the reason instead of a form when it is not allowed (SUB-036, SUB-037, SUB-042)', async () => {
  open({ status: 'SuspendedNoAltering' }, forbidding('Suspension', 'SuspendedNoAltering'));
  expect(await screen.findByText('Spærring kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spær abonnement' })).toBeNull();
});

it('keeps the form and the idempotency key when the order fails', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('radio', { name: /orlov/ }));
  const keys: (string | null)[] = [];
  server.use(
    http.put(`${testApi}/subscriptions/S1/suspension`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json(
        { code: 'InternalServerError', statusCode: '500', failingSystem: 'OrderAPI' },
        { status: 500 },
      );
    }),
  );
  await user.click(await submit());
  await waitFor(() => {
    expect(keys).toHaveLength(1);
  });
  expect(await screen.findByRole('radio', { name: /orlov/ })).toBeChecked();
  await user.click(await submit());
  await waitFor(() => {
    expect(keys).toHaveLength(2);
  });
  expect(keys[0]).toBe(keys[1]);
  expect(address()).toBe('/1001/abonnementer/S1/spaer-abonnement');
});

it('shows a load error, and loads the subscription on retry', async () => {
  const { user } = open();
  refuseOnce(server, 'subscriptions/S1', 500);
  expect(await screen.findByText('Kunne ikke indlæse abonnementet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await submit()).toBeVisible();
});

describe('the replacement of a lost SIM card', () => {
  const icc = '89450000000000000077';
  const openLost = (actions = allowing()) => open({ simCards: [aSimCard()] }, actions, '?aarsag=mistet');
  const chooseCardInHand = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('radio', { name: /vi har liggende/ }));
    return screen.getByRole('textbox', { name: 'Nyt simkortnummer' });
  };

  it('is offered only after a loss, and not selected by default', async () => {
    const { user } = open({ simCards: [aSimCard()] });
    await user.click(await screen.findByRole('radio', { name: /orlov/ }));
    expect(screen.queryByRole('radio', { name: 'Nej, ikke nu' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /stjålet/ }));
    expect(screen.getByRole('radio', { name: 'Nej, ikke nu' })).toBeChecked();
    expect(screen.getByText(/^Når I har et nyt simkort/)).toBeVisible();
  });

  it('is an eSIM in two clicks after a search for a lost phone (CTRL-001, ERR-064)', async () => {
    const { written } = takeOrders(server, 'subscriptions/S1/suspension', placed);
    const { user, toasts, container } = openLost();
    servePreview(server, {
      changes: [{ field: 'simCard', from: aSimCard().number, to: 'ESIM' }],
      ends: ['OldSimCard'],
      irreversible: ['OldSimCard'],
    });
    expect(await screen.findByRole('radio', { name: /mistet/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Ja, et e-sim' }));
    expect(await screen.findByText('Det nuværende simkort holder op med at virke.')).toBeVisible();
    expect(screen.getByText('Det kan ikke fortrydes, når ordren er gennemført.')).toBeVisible();
    expect(screen.getByText(aSimCard().number)).toBeVisible();
    expect(screen.getByText('E-sim')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(await submit());
    await waitFor(() => {
      expect(toasts.map(({ title }) => title)).toEqual(['Abonnementet bliver spærret']);
    });
    expect(written[0]?.body).toMatchObject({
      data: { action: 'Suspend', reason: 'Lost', replacement: { kind: 'Esim' } },
    });
  });

  it('is a card in hand, which the server validates first (SIM-017, SIM-019)', async () => {
    const { written } = takeOrders(server, 'subscriptions/S1/suspension', placed);
    const { validated } = serveSimWrites(server);
    const { user, address, container } = openLost();
    const field = await chooseCardInHand(user);
    await user.click(field);
    await user.paste('8945 0000 0000 0000 0077');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(await submit());
    await waitFor(() => {
      expect(address()).toBe('/1001/abonnementer/S1');
    });
    expect(validated).toEqual([icc]);
    expect(written[0]?.body).toMatchObject({ data: { replacement: { kind: 'SimCard', icc } } });
  });

  it('is validated locally before any request (VAL-004)', async () => {
    const { validated } = serveSimWrites(server);
    const { user } = openLost();
    await user.type(await chooseCardInHand(user), '894500');
    await user.click(await submit());
    expect(screen.getByRole('alert')).toHaveTextContent('Simkortnummeret skal være 20 cifre');
    expect(validated).toEqual([]);
  });

  it.each([
    ['SIM-021', { status: 404 }, 'Simkortet findes ikke. Kontrollér, om du har tastet nummeret rigtigt.'],
    [
      'SIM-022',
      { status: 400, subCode: 'IccNotAvailable' },
      'Simkortet er allerede i brug. Brug et andet simkort.',
    ],
  ])(
    'keeps the typed number and orders nothing when the card is refused (%s)',
    async (_id, validate, text) => {
      const { written } = takeOrders(server, 'subscriptions/S1/suspension', placed);
      serveSimWrites(server, { validate });
      const { user } = openLost();
      const field = await chooseCardInHand(user);
      await user.type(field, icc);
      await user.click(await submit());
      await waitFor(() => {
        expect(field).toHaveAccessibleDescription(new RegExp(text));
      });
      expect(field).toHaveValue(icc);
      expect(written).toEqual([]);
    },
  );

  it('shows a toast when the card cannot be validated (SIM-023)', async () => {
    const { written } = takeOrders(server, 'subscriptions/S1/suspension', placed);
    serveSimWrites(server, { validate: { status: 500 } });
    const { user, toasts } = openLost();
    await user.type(await chooseCardInHand(user), icc);
    await user.click(await submit());
    await waitFor(() => {
      expect(toasts.map(({ title }) => title)).toEqual(['Simkortnummeret kunne ikke kontrolleres']);
    });
    expect(written).toEqual([]);
  });

  it('shows at its field that the card was taken meanwhile', async () => {
    serveSimWrites(server);
    server.use(
      http.put(`${testApi}/subscriptions/S1/suspension`, () =>
        HttpResponse.json(
          {
            code: 'ArgumentError',
            subCode: 'IccNotAvailable',
            statusCode: '400',
            failingSystem: 'OrderAPI',
          },
          { status: 400 },
        ),
      ),
    );
    const { user } = openLost();
    const field = await chooseCardInHand(user);
    await user.type(field, icc);
    await user.click(await submit());
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(/Simkortet er allerede i brug\./);
    });
    expect(field).toHaveValue(icc);
  });

  it('is not offered when SIM cards cannot be changed, or there is none', async () => {
    const { unmount } = openLost(forbidding('SimCards', 'UnderTermination'));
    expect(await screen.findByText(/^Når I har et nyt simkort/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Ja, et e-sim' })).toBeNull();
    unmount();
    open({ simCards: [] }, allowing(), '?aarsag=mistet');
    expect(await screen.findByText(/^Når I har et nyt simkort/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Ja, et e-sim' })).toBeNull();
  });

  it('stays once chosen, with the typed number, when SIM cards can no longer be changed', async () => {
    const queryClient = new QueryClient();
    const { user } = open({ simCards: [aSimCard()] }, allowing(), '?aarsag=mistet', queryClient);
    const field = await chooseCardInHand(user);
    await user.type(field, icc);
    serveActions(server, forbidding('SimCards', 'UnderTermination'));
    await act(() => queryClient.invalidateQueries());
    expect(field).toBeVisible();
    expect(field).toHaveValue(icc);
  });

  const suspension = { orderId: 'O5', reason: 'Lost', effectiveDate: '2026-01-01', isDone: true } as const;

  it.each([
    ['Ordered', 'to be installed first', / Installér det først\.$/],
    ['Activated', 'installed', /, når ordren er gennemført\.$/],
  ] as const)('is an eSIM on reactivation: %s, %s', async (status, _what, end) => {
    const { calls } = serve(server, 'subscriptions/S1/sims/esims', () => ({ status }));
    const queryClient = new QueryClient();
    const replaced = { ...suspension, replacement: 'Esim' } as const;
    open({ status: 'Suspended', suspension: replaced }, allowing(), '', queryClient);
    const text = await screen.findByText(/^Abonnementet kan bruges igen med det nye e-sim/);
    await waitFor(() => {
      expect([calls.length, queryClient.isFetching()]).toEqual([1, 0]);
    });
    expect(text).toHaveTextContent(end);
  });

  it.each([
    ['SimCard', /med det nye simkort/],
    [null, /med de samme simkort/],
  ] as const)('is mentioned on reactivation: %p', async (replacement, text) => {
    open({ status: 'Suspended', suspension: { ...suspension, replacement } });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

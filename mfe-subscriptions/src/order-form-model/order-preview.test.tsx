/** The preview of an order, on the page of its action. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { QueryClient } from 'shared/query';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { servePreview } from '../testing/preview.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();

const open = (showsPrices = false, queryClient = new QueryClient()) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveActions(server);
  serveHistory(server, []);
  return renderWithHost(remote, {
    path: 'abonnementer/S1/spaer-abonnement',
    toggles: { show_subscription_prices: showsPrices },
    queryClient,
  });
};
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const summary = async () => {
  const title = await screen.findByText('Det ændrer du');
  return title.closest<HTMLElement>('[role=status]') ?? title;
};
const price = {
  before: { value: 199, currency: 'DKK' },
  after: { value: 249, currency: 'DKK' },
  oneTime: { value: 99, currency: 'DKK' },
};

it('is requested with the form values once they are valid, and shown as text', async () => {
  const { container } = open();
  const { bodies } = servePreview(server, {
    effectiveDate: '2999-12-31',
    changes: [
      { field: 'status', from: 'Active', to: 'Suspended' },
      { field: 'unheardOf', from: 1, to: 2 },
    ],
    ends: ['OldSimCard', 'Unknown'],
    irreversible: ['OldSimCard'],
    price,
  });
  expect(await screen.findByRole('radio', { name: /orlov/ })).toBeVisible();
  expect(bodies).toEqual([]);
  await choose(/orlov/);
  const shown = within(await summary());
  expect(bodies).toEqual([
    { data: expect.objectContaining({ action: 'Suspend', reason: 'Leave' }) as object },
  ]);
  expect(shown.getAllByRole('term').map(term => term.textContent)).toEqual(['Status']);
  expect(shown.getByText('Aktivt')).toBeVisible();
  expect(shown.getByText('Spærret')).toBeVisible();
  expect(shown.getByText('Det gælder fra 31. dec. 2999.')).toBeVisible();
  expect(shown.getByText('Det nuværende simkort holder op med at virke.')).toBeVisible();
  expect(shown.getByText('Det kan ikke fortrydes, når ordren er gennemført.')).toBeVisible();
  expect(shown.queryByText(/kr\./)).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows the price when prices are on (SUB-008)', async () => {
  open(true);
  servePreview(server, { price });
  await choose(/orlov/);
  const shown = within(await summary());
  // Including services, as on the page of the order.
  expect(shown.getByText('Pris i alt')).toBeVisible();
  expect(shown.getByText('199,00 kr./md')).toBeVisible();
  expect(shown.getByText('249,00 kr./md')).toBeVisible();
  expect(shown.getByText('Det koster 99,00 kr. én gang.')).toBeVisible();
});

it.each([
  [400, 'Der er allerede en ændring i gang. Du kan ændre igen, når den er gennemført.'],
  [500, 'Vi kan ikke vise, hvad ordren ændrer, lige nu. Du kan godt bestille alligevel.'],
])(
  'shows why the order would be refused, or that there is no preview, without blocking it (%s)',
  async (status, text) => {
    open();
    server.use(
      http.post(`${testApi}/subscriptions/S1/suspension/preview`, () =>
        status === 400
          ? HttpResponse.json(
              {
                code: 'ArgumentError',
                subCode: 'SubscriptionOrderInProcessing',
                statusCode: '400',
                failingSystem: 'OrderAPI',
              },
              { status },
            )
          : new HttpResponse(null, { status }),
      ),
    );
    await choose(/orlov/);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Spær abonnement' })).toBeEnabled();
  },
);

it('is aborted when the order is submitted first, and requested again when that fails', async () => {
  open();
  const asked: AbortSignal[] = [];
  const order = Promise.withResolvers<undefined>();
  server.use(
    http.post(`${testApi}/subscriptions/S1/suspension/preview`, async ({ request }) => {
      asked.push(request.signal);
      await delay('infinite');
    }),
    http.put(`${testApi}/subscriptions/S1/suspension`, async () => {
      await order.promise;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  await choose(/orlov/);
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Spær abonnement' }));
  await waitFor(() => {
    expect(asked[0]?.aborted).toBe(true);
  });
  expect(asked).toHaveLength(1);
  order.resolve(undefined);
  await waitFor(() => {
    expect(asked).toHaveLength(2);
  });
  expect(asked[1]?.aborted).toBe(false);
});

it.each([
  ['pointerup', '[/MouseLeft]'],
  ['contextmenu', '[MouseRight]'],
])('does not move the submit button while it is held down, but appears after %s', async (_, ending) => {
  const user = userEvent.setup();
  const queryClient = new QueryClient();
  open(false, queryClient);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.use(
    http.post(`${testApi}/subscriptions/S1/suspension/preview`, async () => {
      await promise;
      const preview = { effectiveDate: '2026-01-01', ends: [], irreversible: [], notices: [] };
      return HttpResponse.json({
        data: { ...preview, changes: [{ field: 'status', from: 'Active', to: 'Suspended' }] },
      });
    }),
  );
  await user.click(await screen.findByRole('radio', { name: /orlov/ }));
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(1);
  });
  await user.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'Spær abonnement' }),
  });
  resolve(undefined);
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(screen.queryByText('Det ændrer du')).toBeNull();
  await user.pointer({ keys: ending, target: document.body });
  expect(await screen.findByText('Det ændrer du')).toBeVisible();
});

it('updates when the choice changes', async () => {
  open();
  const { bodies } = servePreview(server, {
    changes: [{ field: 'status', from: 'Active', to: 'Suspended' }],
  });
  await choose(/orlov/);
  await summary();
  await choose(/Andet/);
  await waitFor(() => {
    expect(bodies).toHaveLength(2);
  });
  expect(await summary()).toBeVisible();
});

it.each([
  ['2023-02-15', 'Ingen binding'],
  ['2999-02-15', '15. feb. 2999'],
])('shows a binding until %s: %s', async (from, text) => {
  open();
  servePreview(server, { changes: [{ field: 'bindingEndDate', from, to: '2999-12-31' }] });
  await choose(/orlov/);
  const shown = within(await summary());
  expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByText('31. dec. 2999')).toBeVisible();
});

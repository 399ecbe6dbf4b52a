import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { anOffering, serveDataCards } from '../testing/data-cards.ts';
import { serveHistory } from '../testing/orders.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const open = (cards: string[], query = '') => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serveActions(server);
  serveHistory(server, []);
  serveDataCards(
    server,
    [
      anOffering({ simcardProductCode: 'DATA2', name: 'Datakort med egne data', simKind: 'Esim' }),
      anOffering({ maxCount: 0 }),
    ],
    cards.map(icc => ({ icc, simcardProductCode: 'DATA1', esim: null })),
  );
  const sent: unknown[] = [];
  server.use(
    // Read by the next page, which has its own tests.
    http.get(`${testApi}/subscriptions/S1/sims/esims`, () => delay('infinite')),
    http.put(`${testApi}/subscriptions/S1/sims/datacards/:icc`, async ({ params, request }) => {
      sent.push([params['icc'], await request.json()]);
      return HttpResponse.json({ data: placed }, { status: 202 });
    }),
  );
  const path = `abonnementer/S1/simkort/skift-datakort/DATA1${query}`;
  return { user: userEvent.setup(), sent, ...renderWithHost(remote, { path }) };
};
const pickUp = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('radio', { name: 'Hent det i en butik' }));
  await user.click(screen.getByRole('button', { name: 'Skift datakort' }));
};

it('switches the only card of the product to one picked up in a shop (NAV-018, SIM-033)', async () => {
  const { user, sent, address, toasts, container } = open(['8945-1']);
  expect(await screen.findByText('8945-1')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Datakort, der deler data' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await pickUp(user);
  await waitFor(() => {
    expect(address()).toBe('/1001/abonnementer/S1/simkort');
  });
  expect(sent).toEqual([['8945-1', { data: { shipment: { type: 'PickUp' } } }]]);
  expect(toasts[0]).toMatchObject({ variant: 'SUCCESS', title: 'Datakortet bliver skiftet' });
});

it('requires a choice among several cards', async () => {
  const { user, sent } = open(['8945-1', '8945-2']);
  await user.click(await screen.findByRole('button', { name: 'Skift datakort' }));
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(each => each.textContent)).toEqual([
    'Vælg det datakort, der skal skiftes',
    'Vælg, hvordan I får datakortet',
  ]);
  await user.click(screen.getByRole('radio', { name: '8945-2' }));
  await pickUp(user);
  await waitFor(() => {
    expect(sent).toEqual([['8945-2', { data: { shipment: { type: 'PickUp' } } }]]);
  });
});

it('preselects the card of the link', async () => {
  open(['8945-1', '8945-2'], '?kort=8945-2');
  expect(await screen.findByRole('radio', { name: '8945-2' })).toBeChecked();
});

it('shows that there is no such card', async () => {
  open([]);
  expect(await screen.findByText(/^Abonnementet har ikke et datakort af denne slags/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skift datakort' })).toBeNull();
});

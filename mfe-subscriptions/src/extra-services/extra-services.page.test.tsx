import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { ExtraService } from 'shared/contracts/extra-service';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { serve } from '../testing/api.ts';
import { serveHistory } from '../testing/orders.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();
const placed = { orderId: 'O5000000001', status: 'Submitted', effectiveDate: '2026-01-01' } as const;

const service = (code: string, changes: Partial<ExtraService> = {}): ExtraService => ({
  code,
  name: code,
  description: `Om ${code}`,
  category: 'Data',
  price: { value: 49, currency: 'DKK' },
  isActive: false,
  isIncluded: false,
  canRemove: false,
  noticeDays: 0,
  bindingMonths: 0,
  boundUntil: null,
  requires: [],
  excludes: [],
  isChanging: false,
  ...changes,
});

const all = [
  service('EU-data'),
  service('Verden', { requires: ['EU-data'] }),
  service('Surf', { category: 'Sikkerhed', isActive: true, canRemove: true, noticeDays: 30 }),
  service('Deling', { isActive: true, isIncluded: true, price: { value: 0, currency: 'DKK' } }),
  service('Fast IP', { isChanging: true }),
];

const open = ({ services = all, prices = true, actions = allowing() } = {}) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serve(server, 'subscriptions/S1/extra-services', () => ({ services }));
  serveActions(server, actions);
  serveHistory(server, []);
  const sent: unknown[] = [];
  const take = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const path = new URL(request.url).pathname.split('/S1/')[1];
    sent.push([request.method, decodeURIComponent(path ?? ''), text && (JSON.parse(text) as unknown)]);
    return HttpResponse.json({ data: placed }, { status: 202 });
  };
  server.use(
    http.post(`${testApi}/subscriptions/S1/extra-services`, take),
    http.delete(`${testApi}/subscriptions/S1/extra-services/:code`, take),
  );
  const host = renderWithHost(remote, {
    path: 'abonnementer/S1/ekstra-services',
    toggles: { show_subscription_prices: prices },
  });
  return { sent, user: userEvent.setup(), ...host };
};

it('lists active and available services with their terms (PLAN-016, PLAN-019, NAV-031)', async () => {
  const { container } = open();
  const row = async (name: string) => {
    const found = (await screen.findByRole('heading', { level: 3, name })).closest('li');
    return found as HTMLElement;
  };
  expect(within(await row('EU-data')).getByText('49,00 kr./md')).toBeVisible();
  expect(within(await row('Verden')).getByText('Kræver EU-data.')).toBeVisible();
  expect(within(await row('Surf')).getByText('30 dages opsigelse.')).toBeVisible();
  expect(within(await row('Deling')).getByText('Inkluderet')).toBeVisible();
  expect(within(await row('Fast IP')).getByText('Ændring i gang')).toBeVisible();
  expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
    'Tilføj: EU-data',
    'Fjern: Surf',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('hides prices when they are off (SUB-008)', async () => {
  open({ prices: false });
  expect(await screen.findByRole('heading', { level: 3, name: 'EU-data' })).toBeVisible();
  expect(screen.queryByText(/kr\./)).toBeNull();
});

it.each([
  [
    'Tilføj: EU-data',
    'Tilføj servicen',
    ['POST', 'extra-services', { data: { code: 'EU-data' } }],
    'EU-data bliver tilføjet',
  ],
  ['Fjern: Surf', 'Fjern servicen', ['DELETE', 'extra-services/Surf', ''], 'Surf bliver fjernet'],
])(
  '%s: asks for confirmation, orders once and shows a toast (PLAN-017, PLAN-018, ERR-064)',
  async (button, confirm, expected, title) => {
    const { user, sent, toasts } = open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(sent).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
    await waitFor(() => {
      expect(toasts).toHaveLength(1);
    });
    expect(sent).toEqual([expected]);
    expect(toasts[0]).toMatchObject({ variant: 'SUCCESS', title });
    expect(toasts[0]?.richText).toContain('Ordre O5000000001 er sendt');
  },
);

it.each([
  ['ordered', 202],
  ['ordered in spite of an error response', 502],
])('focuses the heading when the button of a service is gone: %s', async (_what, status) => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tilføj: EU-data' }));
  serve(server, 'subscriptions/S1/extra-services', () => ({
    services: [service('EU-data', { isChanging: true })],
  }));
  server.use(
    http.post(`${testApi}/subscriptions/S1/extra-services`, () =>
      HttpResponse.json({ data: placed }, { status }),
    ),
  );
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tilføj servicen' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  expect(screen.queryByRole('button', { name: 'Tilføj: EU-data' })).toBeNull();
});

it('requests no preview after the order is placed, and one for the next order and after a failed one', async () => {
  const { user, toasts } = open();
  const previews = jest.fn(() => delay('infinite'));
  const status = [202, 500];
  server.use(
    http.post(`${testApi}/subscriptions/S1/extra-services/preview`, previews),
    http.post(`${testApi}/subscriptions/S1/extra-services`, () =>
      HttpResponse.json({ data: placed }, { status: status.shift() ?? 500 }),
    ),
  );
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Tilføj: EU-data' }));
    return within(screen.getByRole('dialog')).getByRole('button', { name: 'Tilføj servicen' });
  };
  const expectPreviews = (count: number) =>
    waitFor(() => {
      expect(previews).toHaveBeenCalledTimes(count);
    });
  await user.click(await ask());
  await waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  await expectPreviews(1);
  const confirm = await ask();
  await expectPreviews(2);
  await user.click(confirm);
  await expectPreviews(3);
});

it('shows that there are no services', async () => {
  open({ services: [] });
  expect(await screen.findByText('Der er ingen ekstra services til dette abonnement.')).toBeVisible();
});

it('shows the reason instead of services when it is not allowed (SUB-033, SUB-037)', async () => {
  open({ actions: forbidding('ExtraServices', 'MissingContract') });
  expect(await screen.findByText('Ekstra services kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OrderType, OrderViewModel } from 'shared/contracts/order';
import type { Subscription } from 'shared/contracts/subscription';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { allowing, forbidding, serveActions } from '../testing/allowed-actions.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { refuseOnce, serve } from '../testing/api.ts';
import { anOrderView, serveHistory } from '../testing/orders.ts';
import { aSimCard, mainNumber } from '../testing/sim-cards.ts';
import { aSubscription } from '../testing/subscriptions.ts';
import { pages } from '../pages.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';

const server = startApi();
const page = {
  ...remote,
  routes: [
    {
      path: 'abonnementer/:subscriptionId/spaer-abonnement',
      element: <SubscriptionNotices page={pages.suspend} />,
    },
    { path: 'abonnementer/:subscriptionId', element: <SubscriptionNotices page={pages.details} /> },
    { path: 'abonnementer/:subscriptionId/ordrehistorik', element: <p>Historik</p> },
  ],
};
const onItsWay = anOrderView({ type: 'Suspension', status: 'Received' });

const open = (
  path: string,
  orders: OrderViewModel[] = [],
  actions = allowing(),
  changes: Partial<Subscription> = {},
) => {
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription(changes) }));
  const asked = serveActions(server, actions);
  serveHistory(server, orders);
  return { asked: asked.calls, ...renderWithHost(page, { path: `abonnementer/S1${path}` }) };
};

it('warns of an order in processing, with a link to the history (SUB-053, SUB-054, SUB-055, SUB-056)', async () => {
  const { address } = open('/spaer-abonnement', [onItsWay]);
  expect(await screen.findByText('Der er en ændring i gang')).toBeVisible();
  expect(
    screen.getByText(
      'Spærring af abonnement (modtaget). Der kan gå op til 10 minutter, før I kan se ændringen her.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Gå til aktivitetshistorik' }));
  expect(address()).toBe('/1001/abonnementer/S1/ordrehistorik');
});

it('counts the relevant orders on the page, without finished ones', async () => {
  open('', [
    onItsWay,
    anOrderView({ id: 'O2', type: 'ChangeSimCard', status: 'InProgress' }),
    anOrderView({ id: 'O3', type: 'ChangeSimCard', status: 'Completed' }),
  ]);
  expect(await screen.findByText('Der er 2 ændringer i gang')).toBeVisible();
});

it('shows what the page cannot do, with the reason (SUB-037, SUB-042, SUB-048)', async () => {
  open('/spaer-abonnement', [], forbidding('Suspension', 'SuspendedNoAltering'));
  expect(await screen.findByText('Spærring kan ikke ændres for dette abonnement')).toBeVisible();
  expect(screen.getByText(/^Abonnementet er spærret af kundeservice/)).toBeVisible();
});

it('shows only the warning for an order in processing, and the reason when no such order is visible', async () => {
  const { unmount } = open('/spaer-abonnement', [onItsWay], forbidding('Suspension', 'OrderInProcessing'));
  expect(await screen.findByText('Der er en ændring i gang')).toBeVisible();
  expect(screen.queryByText('Spærring kan ikke ændres for dette abonnement')).toBeNull();
  unmount();
  open('/spaer-abonnement', [], forbidding('Suspension', 'OrderInProcessing'));
  expect(await screen.findByText('Spærring kan ikke ændres for dette abonnement')).toBeVisible();
});

it.each<[string, Partial<Subscription>, string | RegExp]>([
  ['SUB-048', { status: 'SuspendedNoAltering' }, /^Abonnementet er spærret af kundeservice/],
  ['SUB-049', { status: 'Suspended' }, 'Abonnementet er spærret. Det skal genåbnes, før det kan ændres.'],
  ['SUB-050', { status: 'Cancelled' }, 'Abonnementet er ophørt og kan ikke ændres.'],
  ['SUB-051', { futureCancellationDate: '2999-12-31' }, /^Abonnementet er opsagt/],
])(
  'explains the status on a page without an action, without requesting allowed actions (SUB-041, %s)',
  async (_id, changes, text) => {
    const { asked } = open('', [], allowing(), changes);
    expect(await screen.findByText(text)).toBeVisible();
    expect(asked).toHaveLength(0);
  },
);

it('shows nothing when the action is allowed', async () => {
  const { container, asked } = open('/spaer-abonnement');
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  expect(container).toHaveTextContent(/^$/);
});

it('shows the specified load error of the actions, and loads them on retry (SUB-039)', async () => {
  open('/spaer-abonnement', [], forbidding('Suspension', 'Cancelled'));
  refuseOnce(server, 'subscriptions/S1/allowed-actions', 500);
  expect(
    await screen.findByText('Kunne ikke indlæse vigtig information om hvilke valg der er tilladte på siden.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByText('Abonnementet er ophørt og kan ikke ændres.')).toBeVisible();
});

it.each(Object.values(pages).filter(({ path }) => path.startsWith(pages.details.path)))(
  'appears on every page of a subscription: $title, at $path (SUB-041)',
  async ({ path }) => {
    // Other requests of the page do not matter here.
    server.use(http.get(`${testApi}/*`, () => new HttpResponse(null, { status: 404 })));
    serve(server, 'subscriptions/S1', () => ({
      subscription: aSubscription({ status: 'SuspendedNoAltering', simCards: [aSimCard()] }),
    }));
    const forbidden = { allowed: false, reasonCode: 'SuspendedNoAltering' } as const;
    serveActions(
      server,
      allowing().map(each => ({ ...each, ...forbidden })),
    );
    serveHistory(server, []);
    const at = path.replace(':subscriptionId', 'S1').replace(':simCardNumber', mainNumber);
    renderWithHost(remote, { path: at });
    expect(await screen.findByText(/^Abonnementet er spærret af kundeservice/)).toBeVisible();
  },
);

interface Row {
  readonly page: { readonly path: string; readonly title: string };
  readonly type: OrderType;
  /** A type that is not relevant there; on some pages all are. */
  readonly other?: OrderType;
}

it.each<Row>([
  { page: pages.details, type: 'CreateBarring' },
  { page: pages.orderHistory, type: 'CreateBarring' },
  { page: pages.terminate, type: 'CreateBarring' },
  { page: pages.suspend, type: 'Suspension', other: 'ChangeSimCard' },
  { page: pages.reportLoss, type: 'Suspension', other: 'ChangeSimCard' },
  { page: pages.barrings, type: 'UpdatedOwnerControl', other: 'ChangeSimCard' },
  { page: pages.changePlan, type: 'ChangePriceplan', other: 'CreateBarring' },
  { page: pages.extraServices, type: 'CreateAdditionalProduct', other: 'CreateBarring' },
  { page: pages.account, type: 'ChangeAccount', other: 'CreateBarring' },
  { page: pages.changeAccount, type: 'ChangeAccount', other: 'CreateBarring' },
  { page: pages.forwarding, type: 'CallForvarding', other: 'CreateBarring' },
  { page: pages.settings, type: 'ChangeSubscription', other: 'CreateBarring' },
  { page: pages.usage, type: 'CreateAdditionalProduct', other: 'CreateBarring' },
  { page: pages.simCards, type: 'ChangeSimCard', other: 'CreateBarring' },
  { page: pages.simCard, type: 'ChangeSimCard', other: 'CreateBarring' },
  { page: pages.switchSimCard, type: 'ChangeSimCard', other: 'CreateBarring' },
  { page: pages.switchToEsim, type: 'CreateSimCard', other: 'CreateBarring' },
  { page: pages.addDataCard, type: 'CreateExtraDataCard', other: 'CreateBarring' },
  { page: pages.switchDataCard, type: 'ChangeExtraDataCard', other: 'CreateBarring' },
])(
  'warns on $page.title of a relevant order, such as $type, and of no other (SUB-053, SUB-054, SUB-056)',
  async ({ page: { path }, type, other }) => {
    // Other requests of the page do not matter here.
    server.use(http.all(`${testApi}/*`, () => new HttpResponse(null, { status: 404 })));
    serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription({ simCards: [aSimCard()] }) }));
    serveActions(server);
    serveHistory(
      server,
      [type, ...(other === undefined ? [] : [other])].map((each, index) =>
        anOrderView({ id: `O${String(index)}`, type: each, status: 'Received' }),
      ),
    );
    const at = path.replace(':subscriptionId', 'S1').replace(':simCardNumber', mainNumber);
    renderWithHost(remote, { path: at });
    expect(await screen.findByText('Der er en ændring i gang')).toBeVisible();
  },
);

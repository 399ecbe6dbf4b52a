/** Every path of the area shows its own page. */
import { screen } from '@testing-library/react';
import { pagingOf } from 'shared/contracts/paging';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import type { Page } from '../define-pages.ts';
import { pages } from '../pages.tsx';
import { remote } from './remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { serve } from '../testing/api.ts';
import { serveActions } from '../testing/allowed-actions.ts';
import { serveHistory } from '../testing/orders.ts';
import { mainNumber, serveSimCards } from '../testing/sim-cards.ts';
import { serveSubscriptions } from '../testing/subscription-list.ts';
import { serveAlerts } from '../testing/usage-alerts.ts';
import { aQuote } from '../testing/termination.ts';
import { aSubscription } from '../testing/subscriptions.ts';

const server = startApi();

const shownHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const noOrders = {
  orders: [],
  ...pagingOf({ offset: 0, pageSize: 40, totalCount: 0 }),
};

it.each([
  ['NAV-011', 'abonnementer', 'Abonnementer'],
  ['NAV-013', 'abonnementer/S1', 'Mette Holm'],
  ['NAV-039', 'ordrer', 'Ordrer'],
])('shows a page with content (%s): %s', async (_id, path, heading) => {
  serveSubscriptions(server, []);
  serveActions(server);
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serve(server, 'orders', () => noOrders);
  serveHistory(server, []);
  renderWithHost(remote, { path });
  expect(await shownHeading(heading)).toBeVisible();
});

type AlertPage = 'usageAlerts' | 'newUsageAlert' | 'usageAlert';
type BulkPage = 'bulkChange' | 'bulkJobs' | 'bulkJob';

/** Each page below a subscription, with its requirement and its path there. */
const pagesBelow = {
  orderHistory: ['NAV-014', 'ordrehistorik'],
  simCards: ['NAV-016', 'simkort'],
  addDataCard: ['NAV-017', 'simkort/tilfoej-datakort/DATA1'],
  switchDataCard: ['NAV-018', 'simkort/skift-datakort/DATA1'],
  simCard: ['NAV-019', `simkort/administrer-simkort/${mainNumber}`],
  switchSimCard: ['NAV-020', `simkort/administrer-simkort/${mainNumber}/skift-simkort`],
  switchToEsim: ['NAV-021', `simkort/administrer-simkort/${mainNumber}/skift-til-esim`],
  changePlan: ['NAV-022', 'skift-abonnement'],
  suspend: ['NAV-023', 'spaer-abonnement'],
  forwarding: ['NAV-024', 'viderestilling'],
  barrings: ['NAV-025', 'spaerringer'],
  settings: ['NAV-026', 'indstillinger'],
  usage: ['NAV-027', 'forbrug'],
  terminate: ['NAV-028', 'opsigelse'],
  account: ['NAV-029', 'faktureringskonto'],
  changeAccount: ['NAV-030', 'skift-faktureringskonto'],
  extraServices: ['NAV-031', 'ekstra-services'],
} as const satisfies Omit<
  Record<keyof typeof pages, readonly [id: string, path: string]>,
  | ('overview' | 'create' | 'createMany' | 'details' | 'orders' | 'order' | 'reportLoss')
  | (BulkPage | AlertPage)
>;

const rows = (Object.keys(pagesBelow) as (keyof typeof pagesBelow)[]).map(name => {
  const page: Page = pages[name];
  const [id, path] = pagesBelow[name];
  return { id, title: page.title, path: `abonnementer/S1/${path}` };
});

it.each(rows)('shows $title on its own page below a subscription ($id, NAV-015)', async row => {
  serveSimCards(server);
  serveActions(server);
  serveHistory(server, []);
  serve(server, 'subscriptions/S1/call-forwarding', () => ({ forwardings: [] }));
  serve(server, 'subscriptions/S1/termination', () => ({ quote: aQuote() }));
  renderWithHost(remote, { path: `${row.path}/` });
  expect(await shownHeading(row.title)).toBeVisible();
  expect(screen.queryByText('Siden er ikke klar endnu')).toBeNull();
});

it('shows usage alerts on pages below usage', async () => {
  const ids = { customerId: '1001', subscriptionId: 'S1', alertId: 'A1' };
  const paths = [pages.usageAlerts.href(ids), pages.newUsageAlert.href(ids), pages.usageAlert.href(ids)];
  expect(paths).toEqual(
    ['', '/opret-advarsel', '/A1'].map(end => `${pages.usage.href(ids)}/advarsler${end}`),
  );
  for (const title of ['Advarsler om forbrug', 'Opret advarsel', 'Rediger advarsel']) {
    serveAlerts(server);
    const { unmount } = renderWithHost(remote, { path: (paths.shift() ?? '').replace('/1001/', '') });
    expect(await shownHeading(title)).toBeVisible();
    unmount();
  }
});

it('shows create subscription as a page, not as a subscription (NAV-012)', async () => {
  const { container } = renderWithHost(remote, { path: 'abonnementer/opret-abonnement' });
  expect(await shownHeading('Opret abonnement')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Trin 1 af 6: Abonnement' })).toBeVisible();
  expect(hrefOf('Abonnementsoversigt')).toBe('/1001/abonnementer');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('encodes ids in the URL of a page', () => {
  expect(pages.simCard.href({ customerId: '1001', subscriptionId: 'S/1', simCardNumber: '89' })).toBe(
    '/1001/abonnementer/S%2F1/simkort/administrer-simkort/89',
  );
});

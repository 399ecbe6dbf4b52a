/** Every address of the area shows its own page. */
import { screen } from '@testing-library/react';
import { pageTitleSchema } from 'shared/remote/registry';
import { matchPath } from 'shared/router';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost } from 'shared/testing/render-with-host.tsx';
import description from '../remote.json';
import { remote } from './remote.tsx';
import { serveActions } from './testing/allowed-actions.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { serve } from './testing/api.ts';
import { serveHistory } from './testing/orders.ts';
import { mainNumber, serveSimCards } from './testing/sim-cards.ts';
import { serveSubscriptions } from './testing/subscription-list.ts';
import { aSubscription } from './testing/subscriptions.ts';

const server = startApi();

const shownHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const noOrders = {
  orders: [],
  pageNumber: 1,
  pageSize: 40,
  totalCount: 0,
  totalPages: 0,
  offset: 0,
  hasNextPage: false,
  hasPreviousPage: false,
};

it.each([
  ['NAV-011', 'abonnementer', 'Abonnementer'],
  ['NAV-013', 'abonnementer/S1', 'Mette Holm'],
  ['NAV-039', 'ordrer', 'Ordrer'],
])('shows a page with content (%s): %s', async (_id, path, heading) => {
  serveSubscriptions(server, []);
  serve(server, 'subscriptions/S1', () => ({ subscription: aSubscription() }));
  serve(server, 'orders', () => noOrders);
  serveHistory(server, []);
  renderWithHost(remote, { path });
  expect(await shownHeading(heading)).toBeVisible();
});

const readyPages: [string, string, string][] = [
  ['NAV-014', 'ordrehistorik', 'Aktivitetshistorik'],
  ['NAV-023', 'spaer-abonnement', 'Spær abonnement'],
  ['NAV-016', 'simkort', 'SIM-kort'],
  ['NAV-019', `simkort/administrer-simkort/${mainNumber}`, 'Administrer SIM-kort'],
  ['NAV-020', `simkort/administrer-simkort/${mainNumber}/skift-simkort/`, 'Skift SIM-kort'],
  ['NAV-021', `simkort/administrer-simkort/${mainNumber}/skift-til-esim`, 'Skift til e-sim'],
];
const comingPages: [string, string, string][] = [
  ['NAV-017', 'simkort/tilfoej-datakort/DATA1', 'Tilføj datakort'],
  ['NAV-018', 'simkort/skift-datakort/DATA1', 'Skift datakort'],
  ['NAV-022', 'skift-abonnement', 'Skift abonnement'],
  ['NAV-024', 'viderestilling', 'Viderestilling'],
  ['NAV-025', 'spaerringer', 'Spærringer'],
  ['NAV-026', 'indstillinger', 'Indstillinger for abonnement'],
  ['NAV-027', 'forbrug', 'Forbrug'],
  ['NAV-028', 'opsigelse', 'Opsig abonnement'],
  ['NAV-029', 'faktureringskonto', 'Faktureringskonto'],
  ['NAV-030', 'skift-faktureringskonto', 'Skift faktureringskonto'],
  ['NAV-031', 'ekstra-services', 'Ekstra services'],
];

it.each(readyPages)('has a page of its own below a subscription (%s): %s', async (_id, child, heading) => {
  serveSimCards(server);
  serveActions(server);
  serveHistory(server, []);
  renderWithHost(remote, { path: `abonnementer/S1/${child}` });
  expect(await shownHeading(heading)).toBeVisible();
});

it.each(comingPages)(
  'keeps a page of one subscription below it (%s, NAV-015): %s',
  async (_id, child, heading) => {
    const { container } = renderWithHost(remote, { path: `abonnementer/S1/${child}` });
    expect(await shownHeading(heading)).toBeVisible();
    expect(screen.getByText('Siden er ikke klar endnu')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abonnement' })).toHaveAttribute('href', '/1001/abonnementer/S1');
    expect(await accessibilityFaults(container)).toEqual([]);
  },
);

it('takes create subscription for a page, not for a subscription (NAV-012)', async () => {
  const { container } = renderWithHost(remote, { path: 'abonnementer/opret-abonnement' });
  expect(await shownHeading('Opret abonnement')).toBeVisible();
  expect(screen.getByText('Siden er ikke klar endnu')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abonnementsoversigt' })).toHaveAttribute(
    'href',
    '/1001/abonnementer',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});

it.each([...readyPages, ...comingPages])(
  'gives the browser the title that the page has (%s)',
  (_id, child, heading) => {
    const titles = description.titles.map(title => pageTitleSchema.parse(title));
    const address = `/abonnementer/S1/${child}`;
    const own = titles.find(({ pattern }) => matchPath(`/${pattern}`, address) !== null);
    expect(own?.title).toBe(heading);
  },
);

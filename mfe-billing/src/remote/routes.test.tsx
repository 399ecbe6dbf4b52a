/** Each route shows its own page. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pageTitleSchema } from 'shared/remote/registry';
import { matchPath } from 'shared/router';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import description from '../../remote.json';
import { remote } from './remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import {
  anyAccountDetails,
  anyBillingItemDetails,
  anyExplanation,
  anyMonth,
  anySummary,
  listAnswer,
} from '../testing/builders.ts';
import { anyAlert, serveAlerts } from '../testing/usage-alerts.ts';

const { server } = startApiDouble();

const answers = (path: string, body: object) => http.get(`${testApi}/${path}`, () => HttpResponse.json(body));
const shownHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['NAV-036', 'faktura', 'Fakturaer'],
  ['BIL-001', 'faktura/maaned', 'Måned for måned'],
  ['NAV-037', 'faktura/bi-1', 'Faktura 70010001'],
  ['NAV-038', 'faktura/bi-1/betaling', 'Betal faktura'],
  ['BIL-008', 'faktura/betaling?faktura=bi-1&faktura=bi-2', 'Betal fakturaer'],
  ['NAV-040', 'faktureringskonti', 'Kundenumre'],
  ['NAV-042', 'faktureringskonti/80011001', 'Byggeplads Nord'],
])('shows a page with content (%s): %s', async (_id, path, heading) => {
  server.use(
    answers('billing-items', listAnswer('billingItems', [])),
    answers('billing-items/summary', { data: { summary: anySummary() } }),
    answers('billing-items/:id', { data: { billingItem: anyBillingItemDetails() } }),
    answers('billing-items/bi-1/explanation', { data: { explanation: anyExplanation() } }),
    answers('billing-explanation', { data: { explanation: anyMonth() } }),
    answers('accounts', listAnswer('accounts', [])),
    answers('accounts/80011001', { data: { account: anyAccountDetails() } }),
  );
  renderWithHost(remote, { path });
  expect(await shownHeading(heading)).toBeVisible();
});

it.each([
  ['', 'Advarsler om forbrug'],
  ['/opret-advarsel', 'Opret advarsel'],
  ['/A1', 'Rediger advarsel'],
])('shows usage alerts on pages below the account: %s', async (end, heading) => {
  serveAlerts(server, { alerts: [anyAlert()] });
  renderWithHost(remote, { path: `faktureringskonti/80011001/advarsler${end}` });
  expect(await shownHeading(heading)).toBeVisible();
});

it.each([
  ['NAV-038', '/faktura/bi-1/betaling', 'Betal faktura'],
  ['ACC-028', '/faktureringskonti/80011001/medarbejderrettigheder', 'Medarbejderrettigheder'],
])('describes the title of the page (%s): %s', (_id, path, expected) => {
  const titles = description.titles.map(title => pageTitleSchema.parse(title));
  const fitting = titles.filter(({ pattern }) => matchPath(`/${pattern}`, path) !== null);
  expect(fitting.map(({ title }) => title)).toContain(expected);
});

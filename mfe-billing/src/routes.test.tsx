/** Every address of the area shows its own page. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pageTitleSchema } from 'shared/remote/registry';
import { matchPath } from 'shared/router';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import description from '../remote.json';
import { remote } from './remote.tsx';
import { startApiDouble } from './testing/api-double.ts';
import { anyAccountDetails, anyBillingItemDetails, anySummary, listAnswer } from './testing/builders.ts';

const { server } = startApiDouble();

const answers = (path: string, body: object) => http.get(`${testApi}/${path}`, () => HttpResponse.json(body));
const shownHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['NAV-036', 'faktura', 'Fakturaer'],
  ['NAV-037', 'faktura/bi-1', 'Faktura 70010001'],
  ['NAV-040', 'faktureringskonti', 'Kundenumre'],
  ['NAV-042', 'faktureringskonti/80011001', 'Byggeplads Nord'],
])('shows a page with content (%s): %s', async (_id, path, heading) => {
  server.use(
    answers('billing-items', listAnswer('billingItems', [])),
    answers('billing-items/summary', { data: { summary: anySummary() } }),
    answers('billing-items/bi-1', { data: { billingItem: anyBillingItemDetails() } }),
    answers('accounts', listAnswer('accounts', [])),
    answers('accounts/80011001', { data: { account: anyAccountDetails() } }),
  );
  renderWithHost(remote, { path });
  expect(await shownHeading(heading)).toBeVisible();
});

const coming: [string, string, string, string][] = [
  ['NAV-038', 'faktura/bi-1/betaling', 'Betal faktura', '/1001/faktura/bi-1'],
  ['NAV-041', 'faktureringskonti/opret-faktureringskonti', 'Opret kundenummer', '/1001/faktureringskonti'],
  [
    'NAV-043',
    'faktureringskonti/80011001/medarbejderrettigheder',
    'Medarbejderrettigheder',
    '/1001/faktureringskonti/80011001',
  ],
  [
    'NAV-044',
    'faktureringskonti/80011001/rediger-konto',
    'Rediger kundenummer',
    '/1001/faktureringskonti/80011001',
  ],
];

it.each(coming)(
  'says of a page that it is not ready, and leads back (%s): %s',
  async (_id, path, heading, parent) => {
    const { container } = renderWithHost(remote, { path });
    expect(await shownHeading(heading)).toBeVisible();
    expect(screen.getByText('Siden er ikke klar endnu')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', parent);
    expect(await accessibilityFaults(container)).toEqual([]);
  },
);

it.each(coming)('gives the browser the title that the page has (%s): %s', (_id, path, heading) => {
  const titles = description.titles.map(title => pageTitleSchema.parse(title));
  const fitting = titles.filter(({ pattern }) => matchPath(`/${pattern}`, `/${path}`) !== null);
  expect(fitting.map(({ title }) => title)).toContain(heading);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pagingOf } from 'shared/contracts/paging';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';

const api = startApi();
const listPath = `${testApi}/subscriptions`;
const row = (id: string, name: string) => ({
  id,
  name,
  telephoneNumber: '12345678',
  category: 'Voice',
  status: 'Active',
  accountId: '80010001',
  accountName: 'Hovedkontor',
  effectiveDate: '2025-01-01',
  hasProcessingOrder: false,
});
const all = [row('S1', 'Erhverv Mobil 50 GB'), row('S2', 'Erhverv Mobil 100 GB')];

/** Mocks the list, page by page; a search matches the names. */
const open = (query = '', rows = all) => {
  api.use(
    http.get(listPath, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [offset, pageSize] = [Number(asked.get('offset')), Number(asked.get('pageSize'))];
      const found = rows.filter(({ name }) => name.includes(asked.get('searchQuery') ?? ''));
      const paging = pagingOf({ offset, pageSize, totalCount: found.length });
      const facets = { types: [], statuses: [], accounts: [] };
      const subscriptions = found.slice(offset, offset + pageSize);
      return HttpResponse.json({ data: { subscriptions, facets, ...paging } });
    }),
  );
  return renderWithHost(remote, { path: `abonnementer/eksempel-liste${query}` });
};
const table = () => screen.findByRole('table', { name: 'Eksempel på en liste' });

it('shows a page of rows under its title, with links', async () => {
  const { container } = open();
  const link = within(await table()).getByRole('link', { name: 'Erhverv Mobil 50 GB' });
  expect(link).toHaveAttribute('href', '/1001/abonnementer/S1');
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1, name: 'Eksempel på en liste' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('searches, with the query in the URL', async () => {
  const { address } = open();
  await table();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Søg' }), '100 GB{Enter}');
  await waitFor(() => {
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
  expect(screen.getByRole('link', { name: 'Erhverv Mobil 100 GB' })).toBeVisible();
  expect(address()).toBe('/1001/abonnementer/eksempel-liste?soeg=100+GB');
});

it.each([
  ['no rows', '', [], 'Der er ingen abonnementer.'],
  ['no hits', '?soeg=intet', all, 'Ingen abonnementer passer til søgningen.'],
])('shows why it is empty: %s', async (_why, query, rows, text) => {
  open(query, rows);
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows a load error, and loads on retry', async () => {
  open();
  api.use(http.get(listPath, () => new HttpResponse(null, { status: 500 }), { once: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kunne ikke indlæse abonnementerne.');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await table()).toBeVisible();
});

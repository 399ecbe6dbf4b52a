import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApiDouble } from '../testing/api-double.ts';
import { anyBillingItem, anyBillingItemDetails, anyExplanation, listAnswer } from '../testing/builders.ts';

jest.mock('shared/http/save-file');

const { server, queriesOf } = startApiDouble();

const answers = (path: string, body: object) => http.get(`${testApi}/${path}`, () => HttpResponse.json(body));

it('redirects to the newest invoice, and downloads its PDF once', async () => {
  const fetched: string[] = [];
  const item = anyBillingItemDetails({
    documents: [
      { documentId: 'bi-1-xml', format: 'OioUbl', fileName: '70010001.xml' },
      { documentId: 'bi-1-pdf', format: 'Pdf', fileName: '70010001.pdf' },
    ],
  });
  server.use(
    answers('billing-items', listAnswer('billingItems', [anyBillingItem({ billingItemId: 'bi-1' })])),
    answers('billing-items/bi-1', { data: { billingItem: item } }),
    answers('billing-items/bi-1/explanation', { data: { explanation: anyExplanation() } }),
    http.get(`${testApi}/billing-items/:id/documents/:document`, ({ params }) => {
      fetched.push(String(params['document']));
      return HttpResponse.arrayBuffer(new ArrayBuffer(1), {
        headers: { 'content-type': 'application/pdf' },
      });
    }),
  );
  const { address, isScrollKept } = renderWithHost(remote, { path: 'faktura/seneste?hent=pdf' });
  expect(await screen.findByRole('heading', { level: 1, name: /^Faktura \d+/ })).toBeVisible();
  await waitFor(() => {
    expect(fetched).toEqual(['bi-1-pdf']);
  });
  await arrivalAt('/1001/faktura/bi-1', address);
  expect(isScrollKept()).toBe(true);
  expect(fetched).toHaveLength(1);
  const [query] = queriesOf('/billing-items');
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    types: 'Invoice',
    orderBy: 'IssueDate',
    sortOrder: 'Descending',
    pageSize: '1',
  });
});

it('shows when there is no invoice yet', async () => {
  server.use(answers('billing-items', listAnswer('billingItems', [])));
  renderWithHost(remote, { path: 'faktura/seneste' });
  expect(await screen.findByText('Der er ingen fakturaer endnu.')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pagingOf } from 'shared/contracts/paging';
import { saveFile } from 'shared/http/save-file';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serve } from '../testing/api.ts';
import { aJob, aJobRow, serveBulk } from '../testing/bulk.ts';

jest.mock('shared/http/save-file');

const server = startApi();
const path = 'abonnementer/samlede-aendringer';

const open = (below: string, served: Parameters<typeof serveBulk>[1] = {}) => ({
  ...serveBulk(server, served),
  user: userEvent.setup(),
  ...renderWithHost(remote, { path: `${path}${below}` }),
});

it('lists jobs with links to their pages', async () => {
  const { container } = open('', {
    jobs: [aJob({ action: 'PricePlan', subject: 'Erhverv Mobil 50 GB' }, { waiting: 1 })],
  });
  const table = within(await screen.findByRole('table', { name: 'Samlede ændringer' }));
  expect(hrefOf('Skift abonnement: Erhverv Mobil 50 GB', table)).toBe(`/1001/${path}/J1`);
  expect(table.getByText('1 af 2 er behandlet. Du kan godt lukke siden imens.')).toBeVisible();
  expect(table.getByText('Anna Admin')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows that there are no jobs yet', async () => {
  open('', { jobs: [] });
  expect(await screen.findByText('Der er ingen samlede ændringer endnu.')).toBeVisible();
});

it('shows the progress of a job, and each row with its result, reason and order', async () => {
  const failed = aJobRow({
    position: 2,
    subscriptionId: 'S2',
    userName: 'Bo Berg',
    status: 'Failed',
    orderId: null,
    orderStatus: null,
    reasonCode: 'Cancelled',
    effectiveDate: null,
  });
  const { user, asked, container } = open('/J1', {
    jobs: [aJob({}, { completed: 1, failed: 1 })],
    rows: [aJobRow(), failed],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Spær' })).toBeVisible();
  expect(document.title).toBe('Spær');
  expect(screen.getByText('Begge er behandlet, og 1 fejlede.')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
  const row = await screen.findByRole('row', { name: /Bo Berg/ });
  expect(screen.queryByRole('columnheader', { name: 'Linje' })).toBeNull();
  expect(row).toHaveTextContent('FejletAbonnementet er ophørt');
  expect(hrefOf('Bo Berg', within(row))).toBe('/1001/abonnementer/S2');
  const ordered = within(screen.getByRole('row', { name: /Mette Holm/ }));
  expect(hrefOf('O1', ordered)).toBe('/1001/ordrer/O1');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vis' }), 'Fejlet');
  await waitFor(() => {
    expect(asked.at(-1)?.get('status')).toBe('Failed');
  });
  await waitFor(() => {
    expect(screen.queryByRole('row', { name: /Mette Holm/ })).toBeNull();
  });
});

it('shows the lines of created subscriptions, and links to those that exist', async () => {
  const { container } = open('/J1', {
    jobs: [aJob({ action: 'Create' }, { ordered: 1, completed: 0, failed: 1 })],
    rows: [
      aJobRow({ position: 2, status: 'Ordered' }),
      aJobRow({
        position: 7,
        subscriptionId: null,
        userName: 'Bo Berg',
        status: 'Failed',
        orderId: null,
        orderStatus: null,
        reasonCode: 'NumberNotAvailable',
        effectiveDate: null,
      }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Opret abonnementer' })).toBeVisible();
  const refused = await screen.findByRole('row', { name: /Bo Berg/ });
  expect(within(refused).getAllByRole('cell')[0]).toHaveTextContent(/^7$/);
  expect(refused).toHaveTextContent('FejletTelefonnummeret er ikke ledigt');
  expect(within(refused).queryByRole('link')).toBeNull();
  expect(hrefOf('Mette Holm')).toBe('/1001/abonnementer/S1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('retries the failed rows', async () => {
  const { sent, user, toasts } = open('/J1', { jobs: [aJob({}, { completed: 1, failed: 1 })] });
  await user.click(await screen.findByRole('button', { name: 'Prøv de fejlede igen' }));
  await waitFor(() => {
    expect(toasts.map(({ title }) => title)).toEqual(['1 abonnement prøves igen']);
  });
  expect(sent.map(each => each.path)).toEqual(['bulk-jobs/J1/retry']);
  expect(sent[0]?.key).toMatch(/./);
});

it('focuses the heading when the retry button is gone', async () => {
  const { user } = open('/J1', { jobs: [aJob({}, { completed: 1, failed: 1 })] });
  const retry = await screen.findByRole('button', { name: 'Prøv de fejlede igen' });
  serve(server, 'bulk-jobs/J1', () => aJob({}, { completed: 1, waiting: 1 }));
  await user.click(retry);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Prøv de fejlede igen' })).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('shows no retry when nothing failed', async () => {
  open('/J1');
  expect(await screen.findByText('Begge er behandlet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prøv de fejlede igen' })).toBeNull();
});

it('polls a job while it runs', async () => {
  let waiting = 2;
  open('/J1');
  serve(server, 'bulk-jobs/J1', () => {
    waiting -= 1;
    return aJob({}, { completed: 0, ordered: 2 - waiting, waiting });
  });
  expect(await screen.findByText(/^1 af 2 er behandlet/)).toBeVisible();
  expect(await screen.findByText('Begge er behandlet.')).toBeVisible();
});

it('refetches its rows when the job has ended since they were read', async () => {
  open('/J1');
  let reads = 0;
  serve(server, 'bulk-jobs/J1', () => aJob({}, { completed: 2 }));
  serve(server, 'bulk-jobs/J1/rows', () => {
    reads += 1;
    const rows = [aJobRow({ status: reads === 1 ? 'Ordered' : 'Completed' })];
    return { rows, ...pagingOf({ offset: 0, pageSize: 40, totalCount: 1 }) };
  });
  expect(await screen.findByRole('row', { name: /Mette Holm.*Bestilt/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Mette Holm.*Gennemført/ })).toBeVisible();
});

it('refetches waiting rows soon when the job has none waiting', async () => {
  open('/J1');
  let reads = 0;
  serve(server, 'bulk-jobs/J1', () => aJob({}, { completed: 0, ordered: 2 }));
  serve(server, 'bulk-jobs/J1/rows', () => {
    reads += 1;
    const rows = [aJobRow({ status: reads === 1 ? 'Waiting' : 'Ordered' })];
    return { rows, ...pagingOf({ offset: 0, pageSize: 40, totalCount: 1 }) };
  });
  expect(await screen.findByRole('row', { name: /Mette Holm.*Venter/ })).toBeVisible();
  const ordered = screen.findByRole('row', { name: /Mette Holm.*Bestilt/ }, { timeout: 5_000 });
  expect(await ordered).toBeVisible();
});

it('downloads the results as CSV', async () => {
  let asked = '';
  const { user } = open('/J1');
  await screen.findByRole('row', { name: /Mette Holm/ });
  server.use(
    http.get(`${testApi}/bulk-jobs/J1/rows`, ({ request }) => {
      asked = new URL(request.url).search;
      return new HttpResponse('x', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Hent CSV' }));
  await waitFor(() => {
    expect(saveFile).toHaveBeenCalledTimes(1);
  });
  expect(asked).toContain('format=csv');
  expect(jest.mocked(saveFile).mock.calls[0]?.[1]).toBe('samlet-aendring-J1.csv');
});

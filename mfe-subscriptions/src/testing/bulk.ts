import type { BulkJob, BulkJobRow, BulkPreview, BulkPreviewRow } from 'shared/contracts/bulk-job';
import { pagingOf } from 'shared/contracts/paging';
import { http, HttpResponse } from 'msw';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import { serve } from './api.ts';

/** Where the list stores the selection, for the user and customer of the tests. */
const chosenKey = 'draft/bulk-selection/user-1/1001';

/** Stores a selection of `count` subscriptions, as the list does. */
export const keepChosen = (count: number, selection: object): void => {
  sessionStorage.setItem(chosenKey, JSON.stringify({ id: 'choice', count, selection }));
};

/** Stores a draft with these steps, for the selection of `keepChosen`. */
export const keepBulkDraft = (values: object, done: readonly string[]): void => {
  sessionStorage.setItem('draft/bulk-change-choice/user-1/1001', JSON.stringify({ values, done }));
};

export const readChosen = (): unknown => JSON.parse(sessionStorage.getItem(chosenKey) ?? 'null');

export const aPreviewRow = (of: Partial<BulkPreviewRow> = {}): BulkPreviewRow => ({
  subscriptionId: 'S1',
  userName: 'Mette Holm',
  number: '12345678',
  productName: 'Erhverv Mobil 50 GB',
  reasonCode: null,
  effectiveDate: '2026-11-22',
  price: null,
  ...of,
});

export const aPreview = (of: Partial<BulkPreview> = {}): BulkPreview => {
  const rows = of.rows ?? [aPreviewRow()];
  return {
    selectedCount: rows.length,
    readyCount: rows.filter(row => row.reasonCode === null).length,
    rows,
    price: null,
    ends: [],
    irreversible: [],
    notices: [],
    ...of,
  };
};

export const aJob = (of: Partial<BulkJob> = {}, counts: Partial<BulkJob['counts']> = {}): BulkJob => ({
  id: 'J1',
  action: 'Suspend',
  subject: null,
  created: '2026-11-22T09:00:00.000Z',
  createdByName: 'Anna Admin',
  counts: { total: 2, waiting: 0, ordered: 0, completed: 2, failed: 0, cancelled: 0, ...counts },
  ...of,
});

export const aJobRow = (of: Partial<BulkJobRow> = {}): BulkJobRow => ({
  position: 1,
  subscriptionId: 'S1',
  userName: 'Mette Holm',
  number: '12345678',
  productName: 'Erhverv Mobil 50 GB',
  status: 'Completed',
  reasonCode: null,
  orderId: 'O1',
  orderStatus: 'Completed',
  effectiveDate: '2026-11-22',
  ...of,
});

const paged = (totalCount: number) => pagingOf({ offset: 0, pageSize: 40, totalCount });

/** Mocks the calls for bulk changes; returns the requests. */
export const serveBulk = (
  server: TestApi,
  { preview = aPreview(), jobs = [aJob()], rows = [aJobRow()] }: Partial<Served> = {},
) => {
  const sent: { path: string; body: unknown; key: string | null }[] = [];
  const take = (path: string, status: number, answer: () => object) =>
    http.post(`${testApi}/${path}`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data;
      sent.push({ path, body, key: request.headers.get('idempotency-key') });
      return HttpResponse.json({ data: answer() }, { status });
    });
  const [job = aJob()] = jobs;
  const waiting = { ...job.counts, waiting: job.counts.failed, failed: 0 };
  server.use(
    take('bulk-jobs/preview', 200, () => preview),
    take('bulk-jobs', 202, () => job),
    take(`bulk-jobs/${job.id}/retry`, 202, () => ({ ...job, counts: waiting })),
  );
  serve(server, 'bulk-jobs', () => ({ jobs, ...paged(jobs.length) }));
  serve(server, `bulk-jobs/${job.id}`, () => job);
  const asked = serve(server, `bulk-jobs/${job.id}/rows`, query => {
    const found = rows.filter(row => !query.has('status') || row.status === query.get('status'));
    return { rows: found, ...paged(found.length) };
  });
  return { sent, asked: asked.calls };
};

interface Served {
  preview: BulkPreview;
  jobs: BulkJob[];
  rows: BulkJobRow[];
}

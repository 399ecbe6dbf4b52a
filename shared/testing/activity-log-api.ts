import { http, HttpResponse } from 'msw';
import type { AuditEntry } from '../contracts/audit-log.ts';
import { pagingOf } from '../contracts/paging.ts';
import { testApi } from './render-with-host.tsx';
import type { TestApi } from './start-api.ts';

/** An entry about a person whose access was limited to two accounts. */
export const anAuditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  entryId: 'entry-1',
  at: '2026-11-20T13:05:00.000Z',
  actorName: 'Anna Holm',
  actorEmail: 'anna@demo.example',
  action: 'AccessChanged',
  subject: 'mette.holm@demo.example',
  about: { kind: 'Person', id: 'mette.holm@demo.example', name: 'Mette Holm' },
  before: { role: 'Admin', accessType: 'Full' },
  after: { role: 'Admin', accessType: 'Limited', accountIds: ['80010001', '80010002'] },
  correlationId: 'correlation-1',
  ...changes,
});

/** Mocks the log from a list, paged and searchable by subject; as a file on request. */
export const serveActivityLog = (server: TestApi, entries: readonly AuditEntry[], totalCount?: number) => {
  const calls: Record<string, string>[] = [];
  server.use(
    http.get(`${testApi}/audit-log`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      calls.push(query);
      if (query['format'] === 'csv')
        return new HttpResponse('\uFEFFTidspunkt;Udført af\r\n', {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': 'attachment; filename="aktivitetslog-1001-2026-11-20.csv"',
          },
        });
      const [offset, pageSize] = [Number(query['offset']), Number(query['pageSize'])];
      const found = entries.filter(
        ({ subject, action }) =>
          subject.includes(query['searchQuery'] ?? '') && action === (query['action'] ?? action),
      );
      const paging = pagingOf({ offset, pageSize, totalCount: totalCount ?? found.length });
      return HttpResponse.json({ data: { entries: found.slice(offset, offset + pageSize), ...paging } });
    }),
  );
  return { calls };
};

/** Refuses the next read of the log with a status and the API's error body. */
export const refuseActivityLog = (server: TestApi, status: number) => {
  const code = status === 403 ? 'Forbidden' : 'Unknown';
  const body = { code, statusCode: String(status), failingSystem: 'Selfservice' };
  server.use(http.get(`${testApi}/audit-log`, () => HttpResponse.json(body, { status }), { once: true }));
};

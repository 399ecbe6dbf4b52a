import { AUDIT_FILE_ROWS, auditLogAnswer, auditLogQuery } from 'shared/contracts/audit-log';
import { pagingOf } from 'shared/contracts/paging';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { auditLogFile } from './audit-log-file.ts';
import { csvHeaders, orCsv } from '../kernel/files/csv-answer.ts';
import { findAuditEntries } from './audit-log.query.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { pageOf } from '../kernel/lists/page.ts';

/** `GET /audit-log`: the customer's audit log, as a page or as a CSV file. */
export function addAuditLogRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/audit-log',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Superadmin' }, cachedBy: 'customer' },
      schema: {
        summary: 'Who did what, the newest first; a file with format=csv',
        querystring: auditLogQuery,
        response: {
          200: orCsv('A page; with format=csv a file of at most 10,000 rows', auditLogAnswer),
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const tenant = tenantOf(request);
      if (query.format === 'csv') {
        const { entries } = await findAuditEntries(db, tenant, query, {
          pageSize: AUDIT_FILE_ROWS,
          offset: 0,
        });
        const name = `aktivitetslog-${tenant.customerId}-${danishDay(clock.now())}.csv`;
        return reply.headers(csvHeaders(name)).send(auditLogFile(entries));
      }
      const page = pageOf(query);
      const now = clock.now();
      const { entries, totalCount } = await findAuditEntries(db, tenant, query, page);
      // Not cached, because an e-mail can pass to another person without a change of this customer's data.
      if (query.person === undefined) cacheUntil(request, now);
      return { data: { entries, ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

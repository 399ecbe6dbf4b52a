import { pagingOf } from 'shared/contracts/paging';
import {
  SUBSCRIPTION_COLUMNS,
  SUBSCRIPTION_FILE_ROWS,
  subscriptionsAnswer,
} from 'shared/contracts/subscription-list';
import { subscriptionsQuery } from 'shared/contracts/subscriptions-query';
import * as z from 'zod/mini';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { fileHeaders } from '../kernel/files/file-headers.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { pageOf } from '../kernel/lists/page.ts';
import { countSubscriptions } from './subscription-facets.query.ts';
import { subscriptionsFile } from './subscriptions-file.ts';
import { findSubscriptions } from './subscriptions.query.ts';

/**
 * `GET /subscriptions`: searched, filtered, sorted and counted by filter value; only the caller's own with `mine=true`;
 * a CSV file with `format=csv`.
 */
export function addSubscriptionsRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/subscriptions',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        cachedBy: 'customer',
        system: 'SubscriptionsAPI',
      },
      schema: {
        summary: 'List subscriptions; CSV with format=csv',
        querystring: subscriptionsQuery,
        response: {
          200: {
            description: 'A page; with format=csv a file of at most 10,000 rows',
            content: {
              'application/json': { schema: subscriptionsAnswer },
              'text/csv': { schema: z.string() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const tenant = tenantOf(request);
      const now = clock.now();
      const today = danishDay(now);
      const isFile = query.format === 'csv';
      const page = isFile ? { pageSize: SUBSCRIPTION_FILE_ROWS, offset: 0 } : pageOf(query);
      const { facets, ...counts } = await countSubscriptions(db, tenant, query, today);
      const subscriptions = await findSubscriptions(db, tenant, query, page, counts, today);
      if (isFile) {
        // In the order of the list and without duplicates, whatever the request contains.
        const columns = SUBSCRIPTION_COLUMNS.filter(column => query.columns?.includes(column) ?? true);
        const name = `abonnementer-${tenant.customerId}-${today}.csv`;
        return reply
          .headers(fileHeaders('text/csv; charset=utf-8', name))
          .send(subscriptionsFile(subscriptions, columns));
      }
      cacheUntil(request, now);
      return { data: { subscriptions, ...pagingOf({ ...page, totalCount: counts.totalCount }), facets } };
    },
  );
}

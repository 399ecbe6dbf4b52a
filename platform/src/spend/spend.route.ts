import {
  MOST_COSTLY,
  MOST_UNUSED,
  spendAnswer,
  spendNumbersAnswer,
  spendNumbersQuery,
  spendQuery,
} from 'shared/contracts/spend';
import { danishDay } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { csvHeaders, orCsv } from '../kernel/files/csv-answer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { spendFile, unusedFile } from './spend-file.ts';
import { findCostliest, findUnused } from './spend-numbers.query.ts';
import { findSpend, monthsBefore } from './spend.query.ts';

/** More numbers than any customer has. */
const everyNumber = 100_000;

const config = {
  access: { to: 'customer', named: 'in-query', role: 'User' },
  cachedBy: 'customer',
  system: 'BillingAPI',
} as const;

/**
 * `GET /spend`: billed amounts by month and kind of cost, product or billing account. `GET /spend/numbers`: the most
 * expensive numbers, and unused numbers that cost money.
 */
export function addSpendRoutes(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/spend',
    {
      config,
      schema: {
        summary: 'What was billed in each of 12 or 24 months; a file with format=csv',
        querystring: spendQuery,
        response: {
          200: orCsv('A table; with format=csv a file', spendAnswer),
        },
      },
    },
    async (request, reply) => {
      const { months = '12', by = 'Kind', accountIds, format } = request.query;
      const tenant = tenantOf(request);
      const now = clock.now();
      const today = danishDay(now);
      const spend = await findSpend(db, tenant, {
        months: monthsBefore(today, Number(months)),
        by,
        accountIds,
      });
      if (format !== 'csv') {
        cacheUntil(request, now);
        return { data: { spend } };
      }
      return reply.headers(csvHeaders(`udgifter-${tenant.customerId}-${today}.csv`)).send(spendFile(spend));
    },
  );
  api.get(
    '/spend/numbers',
    {
      config,
      schema: {
        summary:
          'List the most expensive numbers, and those unused for 90 days; CSV of the latter with format=csv',
        querystring: spendNumbersQuery,
        response: {
          200: orCsv('The numbers; with format=csv a file of all that are not used', spendNumbersAnswer),
        },
      },
    },
    async (request, reply) => {
      const { months = '12', accountIds, format } = request.query;
      const tenant = tenantOf(request);
      const now = clock.now();
      const today = danishDay(now);
      const isFile = format === 'csv';
      const unused = await findUnused(db, tenant, {
        today,
        accountIds,
        limit: isFile ? everyNumber : MOST_UNUSED,
      });
      if (isFile) {
        const name = `ubrugte-abonnementer-${tenant.customerId}-${today}.csv`;
        return reply.headers(csvHeaders(name)).send(unusedFile(unused));
      }
      const costliest = await findCostliest(db, tenant, {
        months: monthsBefore(today, Number(months)),
        accountIds,
        limit: MOST_COSTLY,
      });
      cacheUntil(request, now);
      return { data: { numbers: { costliest, unused } } };
    },
  );
}

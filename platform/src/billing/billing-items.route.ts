import {
  billingItemsAnswer,
  billingItemsQuery,
  BILLING_FILE_ROWS,
  BILLING_ITEM_STATUSES,
  type BillingItemSortColumn,
} from 'shared/contracts/billing-item';
import { pagingOf } from 'shared/contracts/paging';
import * as z from 'zod/mini';
import { sql, type RawBuilder } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import { readRows } from '../database/read-rows.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { billingItemMatches } from './billing-item-filter.ts';
import { billingItemsOf, listedColumns, toBillingItem } from './billing-item-rows.ts';
import { billingItemsFile } from './billing-items-file.ts';
import { fileHeaders } from '../kernel/file-headers.ts';
import { tenantOf } from '../kernel/guard.ts';
import { pageOf, rowCount, totalOf, withTotal } from '../kernel/page.ts';

const statusOrder = BILLING_ITEM_STATUSES.map(status => sql.lit(status));

const sortColumns: Record<BillingItemSortColumn, RawBuilder<unknown>> = {
  IssueDate: sql`item.issue_date`,
  DueDate: sql`item.due_date`,
  InvoiceNumber: sql`item.invoice_number collate "C"`,
  Account: sql`item.account_sort_name`,
  Amount: sql`item.total_incl_vat_ore`,
  Status: sql`array_position(array[${sql.join(statusOrder)}], item.status)`,
};

/** `GET /billing-items`: invoices and what belongs to them, newest issue date first unless sorted otherwise. A file with `format=csv`. */
export function addBillingItemsRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: "The customer's billing items; a file with format=csv",
        querystring: billingItemsQuery,
        response: {
          200: {
            description: 'A page; with format=csv a file of at most 10,000 rows',
            content: {
              'application/json': { schema: billingItemsAnswer },
              'text/csv': { schema: z.string() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const isFile = query.format === 'csv';
      const page = isFile ? { pageSize: BILLING_FILE_ROWS, offset: 0 } : pageOf(query);
      const today = danishDay(clock.now());
      const isDescending = query.sortOrder ? query.sortOrder !== 'Ascending' : query.orderBy === undefined;
      const direction = sql.raw(isDescending ? 'desc' : 'asc');
      const matching = billingItemsOf(db, tenantOf(request), today).where(billingItemMatches(query));
      const counted = matching.select(rowCount);
      const list = matching
        .select(listedColumns)
        .select(withTotal(counted))
        .orderBy(sql`${sortColumns[query.orderBy ?? 'IssueDate']} ${direction}`)
        .orderBy(sql`item.billing_item_id ${direction}`)
        .limit(page.pageSize)
        .offset(page.offset);
      const rows = await readRows(db, list);
      if (isFile) {
        const name = `fakturaer-${query.customerId}-${today}.csv`;
        const file = billingItemsFile(rows.map(toBillingItem));
        return reply.headers(fileHeaders('text/csv; charset=utf-8', name)).send(file);
      }
      const totalCount = await totalOf(rows, page, counted);
      return { data: { billingItems: rows.map(toBillingItem), ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

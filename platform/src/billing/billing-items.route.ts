import {
  billingItemsAnswer,
  billingItemsQuery,
  BILLING_ITEM_STATUSES,
  type BillingItemSortColumn,
} from 'shared/contracts/billing-item';
import { pagingOf } from 'shared/contracts/paging';
import { sql, type RawBuilder } from 'kysely';
import { danishDay } from '../danish-day.ts';
import { readRows } from '../database/read-rows.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { billingItemMatches } from './billing-item-filter.ts';
import { billingItemsOf, listedColumns, toBillingItem } from './billing-item-rows.ts';
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

/** `GET /billing-items`: invoices and what belongs to them, newest issue date first unless sorted otherwise. */
export function addBillingItemsRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'BillingAPI' },
      schema: {
        summary: "The customer's billing items",
        querystring: billingItemsQuery,
        response: { 200: billingItemsAnswer },
      },
    },
    async request => {
      const { query } = request;
      const page = pageOf(query);
      const isDescending = query.sortOrder ? query.sortOrder !== 'Ascending' : query.orderBy === undefined;
      const direction = sql.raw(isDescending ? 'desc' : 'asc');
      const matching = billingItemsOf(db, tenantOf(request), danishDay(clock.now())).where(
        billingItemMatches(query),
      );
      const counted = matching.select(rowCount);
      const list = matching
        .select(listedColumns)
        .select(withTotal(counted))
        .orderBy(sql`${sortColumns[query.orderBy ?? 'IssueDate']} ${direction}`)
        .orderBy(sql`item.billing_item_id ${direction}`)
        .limit(page.pageSize)
        .offset(page.offset);
      const rows = await readRows(db, list);
      const totalCount = await totalOf(rows, page, counted);
      return { data: { billingItems: rows.map(toBillingItem), ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

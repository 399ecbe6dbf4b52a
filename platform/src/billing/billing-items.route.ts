import {
  billingItemsAnswer,
  billingItemsQuery,
  BILLING_FILE_ROWS,
  BILLING_ITEM_STATUSES,
  type BillingItemSortColumn,
  type BillingItemsQuery,
} from 'shared/contracts/billing-item';
import { pagingOf } from 'shared/contracts/paging';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { danishDay } from '../time/danish-day.ts';
import { countList, keptKinds } from '../kernel/lists/kept-counts.ts';
import { readRows } from '../database/read-rows.ts';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { billingItemMatches } from './billing-item-filter.ts';
import { billingItemsOf, listedColumns, SETTLED, toBillingItem } from './billing-item-rows.ts';
import { billingItemsFile } from './billing-items-file.ts';
import { csvHeaders, orCsv } from '../kernel/files/csv-answer.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { pageOf, rowCount, type Page } from '../kernel/lists/page.ts';
import { idsOfPage, orderOfAll, type ListCounts } from '../kernel/lists/page-ids.ts';
import { searchWords } from '../kernel/lists/search-terms.ts';
import { oneOfIfGiven } from '../kernel/access/within-tenant.ts';

const statusOrder = BILLING_ITEM_STATUSES.map(status => sql.lit(status));

/**
 * Pairs of the booked status, which is indexed, and today's status: an open item may be overdue, and an unsettled one
 * credited.
 */
const bookedAndToday = [
  ...BILLING_ITEM_STATUSES.map(status => `${status} ${status}`),
  ...BILLING_ITEM_STATUSES.filter(status => !SETTLED.includes(status)).map(status => `${status} Credited`),
  'Open Overdue',
];

const sortColumns: Record<BillingItemSortColumn, RawBuilder<unknown>> = {
  IssueDate: sql`item.issue_date`,
  DueDate: sql`item.due_date`,
  InvoiceNumber: sql`item.invoice_number collate "C"`,
  Account: sql`item.sort_account`,
  Amount: sql`item.total_incl_vat_ore`,
  Status: sql`array_position(array[${sql.join(statusOrder)}], item.status)`,
};

/**
 * `GET /billing-items`: invoices and other billing items, by default the newest issue date first; a CSV file with
 * `format=csv`.
 */
export function addBillingItemsRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/billing-items',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        cachedBy: 'customer',
        system: 'BillingAPI',
      },
      schema: {
        summary: 'List billing items; CSV with format=csv',
        querystring: billingItemsQuery,
        response: {
          200: orCsv('A page; with format=csv a file of at most 10,000 rows', billingItemsAnswer),
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const isFile = query.format === 'csv';
      const page = isFile ? { pageSize: BILLING_FILE_ROWS, offset: 0 } : pageOf(query);
      const now = clock.now();
      const today = danishDay(now);
      const tenant = tenantOf(request);
      const counts = await countBillingItems(db, tenant, query, today);
      const rows = await readRows(db, listOf(db, tenant, query, { today, page, ...counts }));
      if (isFile) {
        const name = `fakturaer-${query.customerId}-${today}.csv`;
        const file = billingItemsFile(rows.map(toBillingItem));
        return reply.headers(csvHeaders(name)).send(file);
      }
      const { totalCount } = counts;
      cacheUntil(request, now);
      return { data: { billingItems: rows.map(toBillingItem), ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

/**
 * Number of matching items and of all items of the customer. Statuses and everything that depends on the day, an amount
 * or words are counted on each request; only paid items have a maintained count.
 */
async function countBillingItems(
  db: Kysely<Database>,
  tenant: Tenant,
  query: BillingItemsQuery,
  today: string,
): Promise<ListCounts> {
  const { statuses, types, accountIds, open, from, to, minAmount, maxAmount, billingItemIds } = query;
  const isBooked = statuses === undefined || statuses.every(status => status === 'Paid');
  const others = [open, from, to, minAmount, maxAmount, billingItemIds];
  const isByKindAlone =
    searchWords(query.searchQuery).length === 0 && isBooked && others.every(each => each === undefined);
  const kinds = keptKinds(
    accountIds || tenant.accountIds !== 'all' ? 'billing_items' : 'billing_items_by_kind',
    tenant,
  );
  const matching = isByKindAlone
    ? sql`select coalesce(sum(k.total), 0)::bigint from (${kinds}) k where ${oneOfIfGiven('k.status', statuses)}
        and ${oneOfIfGiven('k.type', types)} and ${oneOfIfGiven('k.account_id', accountIds)}`
    : billingItemsOf(db, tenant, today).where(billingItemMatches(query)).select(rowCount);
  return countList(db, 'billing_items_by_kind', tenant, matching);
}

function listOf(
  db: Kysely<Database>,
  tenant: Tenant,
  query: BillingItemsQuery,
  { today, ...paged }: ListCounts & { page: Page; today: string },
) {
  const isDescending = query.sortOrder ? query.sortOrder !== 'Ascending' : query.orderBy === undefined;
  const column = sortColumns[query.orderBy ?? 'IssueDate'];
  const direction = isDescending ? 'desc' : 'asc';
  const order = orderOfAll([column, sql`item.billing_item_id`], direction);
  const all = billingItemsOf(db, tenant, today).selectAll('item');
  const ids = idsOfPage({
    from: sql`(${all})`,
    alias: 'item',
    id: sql`item.billing_item_id`,
    order,
    ...paged,
    isListed: billingItemMatches(query),
    within:
      query.orderBy === 'Status' && paged.totalCount === paged.allCount
        ? {
            values: bookedAndToday,
            isOf: value =>
              sql`item.booked_status = split_part(${value}, ' ', 1) and item.status = split_part(${value}, ' ', 2)`,
            order: orderOfAll([sql`item.billing_item_id`], direction)(false),
          }
        : undefined,
  });
  return billingItemsOf(db, tenant, today)
    .where('item.billing_item_id', 'in', ids)
    .select(listedColumns)
    .orderBy(order(false));
}

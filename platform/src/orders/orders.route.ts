import { ordersAnswer, ordersQuery, type OrdersQuery } from 'shared/contracts/order';
import { pagingOf } from 'shared/contracts/paging';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { addDays } from '../time/danish-day.ts';
import { countList, keptKinds } from '../kernel/lists/kept-counts.ts';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { pageOf, type Page } from '../kernel/lists/page.ts';
import { idsOfPage, orderOfAll, type ListCounts } from '../kernel/lists/page-ids.ts';
import { containsWords, searchWords } from '../kernel/lists/search-terms.ts';
import { oneOfIfGiven } from '../kernel/access/within-tenant.ts';
import { toOrderRow } from './order-row.ts';
import { visibleOrders } from './visible-orders.ts';

/** `GET /orders`: the customer's orders, newest first. Only for customers with a contract (C-26). */
export function addOrdersRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/orders',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User', needsContract: true },
        cachedBy: 'customer',
        system: 'OrderAPI',
      },
      schema: { summary: 'List orders', querystring: ordersQuery, response: { 200: ordersAnswer } },
    },
    async request => {
      const page = pageOf(request.query);
      const tenant = tenantOf(request);
      const now = clock.now();
      const counts = await countOrders(db, tenant, request.query);
      const rows = await db
        .selectFrom('orders as o')
        .where('o.order_id', 'in', idsOf(tenant, request.query, page, counts))
        .selectAll('o')
        .orderBy(newestFirst(false))
        .execute();
      const { totalCount } = counts;
      const orders = rows.map(row => toOrderRow(row, tenant, now));
      cacheUntil(request, now);
      return { data: { orders, ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

const newestFirst = orderOfAll([sql`o.created_at`, sql`o.order_id`], 'desc');

/** Number of matching orders and of all orders of the customer. Filters on kind alone use the maintained counts. */
async function countOrders(db: Kysely<Database>, tenant: Tenant, query: OrdersQuery) {
  const { searchQuery, from, to } = query;
  const isByKindAlone = searchWords(searchQuery).length === 0 && from === undefined && to === undefined;
  const matching = isByKindAlone
    ? sql`select coalesce(sum(o.total), 0)::bigint from (${keptKinds('orders', tenant)}) o where ${isOfKind(tenant, query)}`
    : sql`select count(*) from orders o where ${isListed(tenant, query)}`;
  return countList(db, 'orders', tenant, matching);
}

function idsOf(tenant: Tenant, query: OrdersQuery, page: Page, counts: ListCounts) {
  const { statuses, accountIds } = query;
  const within = accountIds
    ? { values: accountIds, isOf: (value: RawBuilder<string>) => sql`o.account_id = ${value}` }
    : statuses && { values: statuses, isOf: (value: RawBuilder<string>) => sql`o.status = ${value}` };
  return idsOfPage({
    from: sql`orders`,
    alias: 'o',
    id: sql`o.order_id`,
    order: newestFirst,
    page,
    ...counts,
    isListed: isListed(tenant, query),
    within: searchWords(query.searchQuery).length > 0 ? undefined : within,
  });
}

/** Filters by kind of order on the alias `o`, which is either an order or a maintained count. */
function isOfKind(tenant: Tenant, { statuses, types, accountIds, productGroups }: OrdersQuery) {
  const conditions = [
    visibleOrders(tenant),
    oneOfIfGiven('o.status', statuses),
    oneOfIfGiven('o.type', types),
    oneOfIfGiven('o.account_id', accountIds),
  ];
  if (productGroups)
    conditions.push(sql`o.account_id in (select a.account_id from accounts a
      where a.customer_id = ${tenant.customerId} and ${oneOfIfGiven('a.product_group', productGroups)})`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function isListed(tenant: Tenant, query: OrdersQuery) {
  const conditions = [
    isOfKind(tenant, query),
    containsWords('o.search_text', searchWords(query.searchQuery)),
  ];
  if (query.from) conditions.push(sql`o.created_at >= ${startOfDay(query.from)}`);
  if (query.to) conditions.push(sql`o.created_at < ${startOfDay(addDays(query.to, 1))}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Start of the day in Denmark. */
function startOfDay(day: string) {
  return sql<Date>`(${day}::date)::timestamp at time zone 'Europe/Copenhagen'`;
}

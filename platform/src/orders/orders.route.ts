import { ordersAnswer, ordersQuery, type OrderRow, type OrdersQuery } from 'shared/contracts/order';
import { pagingOf } from 'shared/contracts/paging';
import { sql, type Kysely, type Selectable } from 'kysely';
import { addDays } from '../danish-day.ts';
import type { OrdersTable } from '../database/tables-domain.ts';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf, type Tenant } from '../kernel/guard.ts';
import { pageOf, rowCount, totalOf, withTotal } from '../kernel/page.ts';
import { containsWords, searchWords } from '../kernel/search-terms.ts';
import { oneOfIfGiven, withinTenant } from '../kernel/within-tenant.ts';
import { canCancel } from './cancel-order.ts';

/** `GET /orders`: the customer's orders, newest first. Only for customers with a contract (C-26). */
export function addOrdersRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/orders',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User', needsContract: true },
        system: 'OrderAPI',
      },
      schema: { summary: "The customer's orders", querystring: ordersQuery, response: { 200: ordersAnswer } },
    },
    async request => {
      const page = pageOf(request.query);
      const tenant = tenantOf(request);
      const now = clock.now();
      const matching = ordersOf(db, tenant, request.query);
      const counted = matching.select(rowCount);
      const rows = await matching
        .selectAll('o')
        .select(withTotal(counted))
        .orderBy('o.created_at', 'desc')
        .orderBy('o.order_id', 'desc')
        .limit(page.pageSize)
        .offset(page.offset)
        .execute();
      const totalCount = await totalOf(rows, page, counted);
      const orders = rows.map(row => ({ ...toOrderRow(row), canCancel: canCancel(row, tenant.role, now) }));
      return { data: { orders, ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

function ordersOf(db: Kysely<Database>, tenant: Tenant, query: OrdersQuery) {
  return db
    .selectFrom('orders as o')
    .where(withinTenant(tenant, 'o'))
    .where(oneOfIfGiven('o.status', query.statuses))
    .where(oneOfIfGiven('o.type', query.types))
    .where(oneOfIfGiven('o.account_id', query.accountIds))
    .where(containsWords('o.search_text', searchWords(query.searchQuery)))
    .$if(query.from !== undefined, orders => orders.where('o.created_at', '>=', startOfDay(query.from ?? '')))
    .$if(query.to !== undefined, orders =>
      orders.where('o.created_at', '<', startOfDay(addDays(query.to ?? '', 1))),
    );
}

/** Midnight in Denmark. */
function startOfDay(day: string) {
  return sql<Date>`(${day}::date)::timestamp at time zone 'Europe/Copenhagen'`;
}

function toOrderRow(row: Selectable<OrdersTable>): Omit<OrderRow, 'canCancel'> {
  return {
    id: row.order_id,
    type: row.type,
    status: row.status,
    productName: row.product_name,
    createdBy: row.created_by,
    created: row.created_at.toISOString(),
    createdByName: row.created_by_name,
    subscriptionId: row.subscription_id,
    msisdn: row.msisdn,
    userName: row.user_name,
    accountId: row.account_id,
    expectedCompletion: row.expected_completion_at?.toISOString() ?? null,
    completed: row.completed_at?.toISOString() ?? null,
    failureCode: row.failure_code,
  };
}

import { ordersAnswer, ordersQuery, type OrdersQuery } from 'shared/contracts/order';
import { pagingOf } from 'shared/contracts/paging';
import { sql, type Kysely } from 'kysely';
import { addDays } from '../time/danish-day.ts';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf, type Tenant } from '../kernel/guard.ts';
import { pageOf, rowCount, totalOf, withTotal } from '../kernel/page.ts';
import { containsWords, searchWords } from '../kernel/search-terms.ts';
import { oneOfIfGiven } from '../kernel/within-tenant.ts';
import { toOrderRow } from './order-row.ts';
import { visibleOrders } from './visible-orders.ts';

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
      const orders = rows.map(row => toOrderRow(row, tenant, now));
      return { data: { orders, ...pagingOf({ ...page, totalCount }) } };
    },
  );
}

function ordersOf(db: Kysely<Database>, tenant: Tenant, query: OrdersQuery) {
  return db
    .selectFrom('orders as o')
    .where(visibleOrders(tenant))
    .where(oneOfIfGiven('o.status', query.statuses))
    .where(oneOfIfGiven('o.type', query.types))
    .where(oneOfIfGiven('o.account_id', query.accountIds))
    .$if(query.productGroups !== undefined, orders =>
      orders.where('o.account_id', 'in', accounts =>
        accounts
          .selectFrom('accounts as a')
          .where('a.customer_id', '=', tenant.customerId)
          .where(oneOfIfGiven('a.product_group', query.productGroups))
          .select('a.account_id'),
      ),
    )
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

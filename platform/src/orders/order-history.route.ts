import * as z from 'zod/mini';
import {
  ORDER_HISTORY_PAGE_SIZE,
  orderHistoryAnswer,
  orderHistoryQuery,
  type OrderHistoryQuery,
} from 'shared/contracts/order';
import { idSchema } from 'shared/contracts/wire';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf, type Tenant } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { canCancel } from './cancel-order.ts';
import { visibleOrders } from './visible-orders.ts';

/**
 * `GET /subscriptions/{subscriptionId}/orders`: order history, newest first (ORD-005). `nextLinkId` is the last
 * returned order, so that orders placed meanwhile cause no repeated or skipped rows.
 */
export function addOrderHistoryRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/orders',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'OrderAPI' },
      schema: {
        summary: 'List the order history of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: orderHistoryQuery,
        response: { 200: orderHistoryAnswer },
      },
    },
    async request => {
      const { subscriptionId } = request.params;
      const tenant = tenantOf(request);
      await requireSubscription(db, tenant, subscriptionId);
      const now = clock.now();
      const pageSize = request.query.pageSize ?? ORDER_HISTORY_PAGE_SIZE;
      const rows = await readHistory(db, tenant, subscriptionId, request.query, pageSize + 1);
      const page = rows.slice(0, pageSize);
      const nextLinkId = rows.length > pageSize ? page.at(-1)?.order_id : undefined;
      return {
        data: {
          orderViewModels: page.map(row => ({
            id: row.order_id,
            type: row.type,
            status: row.status,
            productName: row.product_name,
            createdBy: row.created_by,
            createdByName: row.created_by_name,
            created: row.created_at.toISOString(),
            effectiveDate: row.effective_date,
            canCancel: canCancel(row, tenant.role, now),
          })),
          ...(nextLinkId === undefined ? {} : { nextLinkId }),
          currentIndex: (request.query.currentIndex ?? 0) + page.length,
        },
      };
    },
  );
}

async function requireSubscription(
  db: Kysely<Database>,
  tenant: Tenant,
  subscriptionId: string,
): Promise<void> {
  const row = await db
    .selectFrom('subscriptions as s')
    .where(withinTenant(tenant, 's'))
    .where('s.subscription_id', '=', subscriptionId)
    .select('s.subscription_id')
    .executeTakeFirst();
  if (!row) throw notFound();
}

function readHistory(
  db: Kysely<Database>,
  tenant: Tenant,
  subscriptionId: string,
  query: OrderHistoryQuery,
  limit: number,
) {
  const after =
    query.nextLinkId === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(created_at, order_id) < (select created_at, order_id from orders
          where subscription_id = ${subscriptionId} and order_id = ${query.nextLinkId})`;
  return db
    .selectFrom('orders as o')
    .where(visibleOrders(tenant))
    .where('subscription_id', '=', subscriptionId)
    .where(after)
    .select(['order_id', 'type', 'status', 'product_name', 'created_by', 'created_at'])
    .select(['created_by_name', 'effective_date', 'action'])
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
}

import { orderDetailsAnswer } from 'shared/contracts/order-details';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { toOrderDetails } from './order-row.ts';
import { visibleOrders } from './visible-orders.ts';

/** `GET /orders/{orderId}`: an order with its changes and progress. Needs no contract, like the history. */
export function addOrderRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/orders/:orderId',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        system: 'OrderAPI',
      },
      schema: {
        summary: 'Get an order',
        params: z.object({ orderId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 200: orderDetailsAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const row = await db
        .selectFrom('orders as o')
        .leftJoin('accounts as a', 'a.account_id', 'o.account_id')
        .where(visibleOrders(tenant))
        .where('o.order_id', '=', request.params.orderId)
        .selectAll('o')
        .select('a.account_name')
        .executeTakeFirst();
      if (!row) throw notFound();
      return { data: { order: toOrderDetails(row, tenant, clock.now()) } };
    },
  );
}

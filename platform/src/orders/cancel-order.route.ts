import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { requireIdempotencyKey } from '../kernel/changes/idempotency.ts';
import { cancelOrder } from './cancel-order.ts';
import type { CarriedOut } from './actions/order-action.ts';

/**
 * `POST /orders/{orderId}/cancel`: cancels an order that is not in progress yet or is scheduled for a later day
 * (`canCancel` in its row). For administrators; written to the audit log.
 */
export function addCancelOrderRoute(api: Api, context: ApiContext, actions: readonly CarriedOut[]): void {
  api.post(
    '/orders/:orderId/cancel',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Admin' }, system: 'OrderAPI' },
      schema: {
        summary: 'Cancel an order',
        params: z.object({ orderId: idSchema }),
        querystring: z.object(customerQueryShape),
        response: { 202: placedOrderAnswer },
      },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const data = await changeForCustomer(context, request, (change, tenant) =>
        cancelOrder(change, tenant, actions, request.params.orderId),
      );
      return reply.code(202).send({ data });
    },
  );
}

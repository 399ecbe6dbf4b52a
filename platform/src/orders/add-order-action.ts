import { orderPreviewAnswer, previewPath } from 'shared/contracts/order-preview';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { danishDay } from '../time/danish-day.ts';
import type { Access } from '../kernel/access.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeContext, type ChangeContext } from '../kernel/change-context.ts';
import { changeForCustomer } from '../kernel/change-for-customer.ts';
import { tenantOf, type Tenant } from '../kernel/guard.ts';
import { requireIdempotencyKey } from '../kernel/idempotency.ts';
import { lockSubscriptionFor } from './lock-subscription.ts';
import { actionKey, type OrderAction, type OrderCall } from './order-action.ts';
import { expectedChanges } from './order-changes.ts';
import { placeOrder } from './place-order.ts';
import { previewOrder } from './preview-order.ts';

/**
 * Adds the two routes of an order action: the order itself (202, with Idempotency-Key, entry in the audit log, and the
 * subscription locked), and its preview (`previewPath`), which tells what it would do. Write a spec and enter it in
 * `orderActions` (api/order-actions.ts); the rest follows from it: routes with access and description, progress,
 * effect, undo (`POST /orders/{orderId}/cancel`), tenant matrix, generated requests, the test that kills the process.
 *
 *     export const switchSim = orderAction({
 *       method: 'PUT',
 *       endpoint: 'sims',
 *       summary: 'Change the SIM card of a subscription',
 *       action: 'SimCards',
 *       body: changeSimCardBody,                        // shared/contracts: { data }
 *       details: z.object({ icc: z.string() }),         // what the order keeps for its effect
 *       order: async ({ data: { icc } }) => { …; return { type: 'ChangeSimCard', details: { icc } }; },
 *       effect: async ({ transaction, subscriptionId }, details) => { …; return 'done'; },
 *       state: (transaction, subscriptionId) => …,      // fields before and after, for the preview
 *       notes: () => ({ ends: ['OldSimCard'] }),        // codes of shared/contracts/order-preview.ts
 *       example: { … },                                 // a good body
 *     });
 *
 * What changes nothing but the subscription is shorter by far: `SubscriptionOrder` of shared/orders.
 */
export function addOrderAction(api: Api, context: ApiContext, action: OrderAction): void {
  const { method, endpoint, summary, body, answer, role = 'Admin' } = action;
  action.read?.(api, context);
  const access: Access = { to: 'customer', named: 'in-query', role };
  const url = `/subscriptions/:subscriptionId/${endpoint}`;
  const schema = {
    params: paramsOf(url),
    querystring: z.object(customerQueryShape),
    ...(body && { body }),
  };
  api.route({
    method,
    url,
    config: { access, system: 'OrderAPI' },
    schema: { ...schema, summary, response: answer ? { 200: answer.schema } : { 202: placedOrderAnswer } },
    async handler(request, reply) {
      requireIdempotencyKey(request);
      const placed = await changeForCustomer(context, request, async (change, tenant) => {
        const call = await orderCall(change, tenant, request, action);
        const before = await action.state(change.transaction, call.subscription.subscription_id);
        const order = await action.order(call);
        // What stands in place of the placed order may be a secret: it is no part of what is kept with the key.
        if (!order) return {};
        const changes = await expectedChanges(action, call, order, before);
        return placeOrder(call, actionKey(action), order, changes);
      });
      if (!answer) return reply.code(202).send({ data: placed });
      return { data: await answer.read(context.db, tenantOf(request), request.params.subscriptionId) };
    },
  });

  api.route({
    method: 'POST',
    url: previewPath(method, url),
    config: { access, system: 'OrderAPI' },
    schema: { ...schema, summary: `${summary}: what it would do`, response: { 200: orderPreviewAnswer } },
    async handler(request) {
      const transaction = await context.db.startTransaction().execute();
      try {
        const change = changeContext(context, request, transaction);
        return {
          data: await previewOrder(action, await orderCall(change, tenantOf(request), request, action)),
        };
      } finally {
        await transaction.rollback().execute();
      }
    },
  });
}

/** Every parameter of the address by its name, so that the description of the API has them. */
function paramsOf(url: string) {
  const names = Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const own = Object.fromEntries(names.map(name => [name, idSchema]));
  return z.object({ ...own, subscriptionId: idSchema });
}

async function orderCall(
  change: ChangeContext,
  tenant: Tenant,
  request: FastifyRequest,
  { action }: OrderAction,
): Promise<OrderCall<unknown>> {
  const { subscriptionId = '', ...params } = request.params as Record<string, string>;
  const { data } = (request.body ?? {}) as { data?: unknown };
  const subscription = await lockSubscriptionFor(change, tenant, subscriptionId, action);
  return { ...change, tenant, subscription, data, params, today: danishDay(change.now) };
}

import { orderPreviewAnswer, previewPath } from 'shared/contracts/order-preview';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { customerQueryShape, idSchema } from 'shared/contracts/wire';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { danishDay } from '../../time/danish-day.ts';
import type { Access } from '../../kernel/access/access.ts';
import type { Api, ApiContext } from '../../kernel/api.ts';
import { changeContext, type ChangeContext } from '../../kernel/changes/change-context.ts';
import { changeForCustomer } from '../../kernel/changes/change-for-customer.ts';
import { tenantOf, type Tenant } from '../../kernel/access/guard.ts';
import { requireIdempotencyKey } from '../../kernel/changes/idempotency.ts';
import { lockSubscriptionFor } from '../actions/lock-subscription.ts';
import type { OrderAction, OrderCall } from '../actions/order-action.ts';
import { placeAction } from './place-action.ts';
import { previewOrder } from './preview-order.ts';

/**
 * Adds the two routes of an order action: placing the order (202, with Idempotency-Key, audit log entry and a lock on
 * the subscription), and its preview (`previewPath`). Declare an action and list it in `orderActions`
 * (api/order-actions.ts). Everything else is derived from it: routes with access rules and OpenAPI description,
 * progress, effect, undo (`POST /orders/{orderId}/cancel`), tenant matrix, generated requests and crash tests.
 *
 *     export const switchSim = orderAction({
 *       method: 'PUT',
 *       endpoint: 'sims',
 *       summary: 'Change the SIM card of a subscription',
 *       action: 'SimCards',
 *       body: changeSimCardBody,                        // shared/contracts: { data }
 *       details: z.object({ icc: z.string() }),         // stored with the order for its effect
 *       order: async ({ data: { icc } }) => { …; return { type: 'ChangeSimCard', details: { icc } }; },
 *       effect: async ({ transaction, subscriptionId }, details) => { …; return 'done'; },
 *       state: (transaction, subscriptionId) => …,      // current fields, compared by the preview
 *       notes: () => ({ ends: ['OldSimCard'] }),        // codes of shared/contracts/order-preview.ts
 *       example: { … },                                 // a valid body
 *     });
 *
 * For orders that only change the subscription, use the much shorter `SubscriptionOrder` of shared/orders.
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
        // A custom answer may contain a secret, so it is not stored with the idempotency key.
        return (await placeAction(action, call)) ?? {};
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

/** Schema with every path parameter, for the OpenAPI description. */
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

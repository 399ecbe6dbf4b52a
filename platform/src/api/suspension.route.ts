import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { suspensionBody, suspensionQuery } from 'shared/contracts/suspension';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { placeOrder } from '../orders/place-order.ts';
import { subscriptionToChange } from '../orders/subscription-to-change.ts';
import type { Api, ApiContext } from './api.ts';
import { argumentError } from './api-problem.ts';
import { changeContext } from './change-context.ts';
import { tenantOf } from './guard.ts';
import { changeOnce } from './idempotency.ts';

/**
 * `PUT /subscriptions/{subscriptionId}/suspension`: orders that a subscription is suspended, or opened again
 * (CTRL-001). For administrators; written to the audit log with the order.
 */
export function addSuspensionRoute(api: Api, context: ApiContext): void {
  api.put(
    '/subscriptions/:subscriptionId/suspension',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Admin' }, system: 'OrderAPI' },
      schema: {
        summary: 'Suspend a subscription, or open it again',
        params: z.object({ subscriptionId: idSchema }),
        querystring: suspensionQuery,
        body: suspensionBody,
        response: { 202: placedOrderAnswer },
      },
    },
    async (request, reply) => {
      const tenant = tenantOf(request);
      const { data } = request.body;
      const answer = await changeOnce(context, request, tenant.customerId, async transaction => {
        const change = changeContext(context, request, transaction);
        const { subscriptionId } = request.params;
        const subscription = await subscriptionToChange(change, tenant, subscriptionId, 'Suspension');
        if (subscription.status !== (data.action === 'Suspend' ? 'Active' : 'Suspended'))
          throw argumentError('SubscriptionActionNotAllowed');
        const { effectiveDate } = data;
        return data.action === 'Suspend'
          ? placeOrder(change, subscription, {
              type: 'Suspension',
              details: { reason: data.reason },
              effectiveDate,
            })
          : placeOrder(change, subscription, { type: 'Reactivation', details: {}, effectiveDate });
      });
      return reply.code(202).send({ data: answer });
    },
  );
}

import { callForwardingAnswer, callForwardingQuery } from 'shared/contracts/call-forwarding';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';
import { readSubscriptionFacts } from '../orders/lock-subscription.ts';
import { readForwardings } from './read-forwardings.ts';

/** `GET /subscriptions/{subscriptionId}/call-forwarding`: which calls are forwarded, and where to. */
export function addCallForwardingRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/call-forwarding',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'The call forwarding of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: callForwardingQuery,
        response: { 200: callForwardingAnswer },
      },
    },
    async request => {
      const { subscription_id } = await readSubscriptionFacts(
        db,
        tenantOf(request),
        request.params.subscriptionId,
      );
      return { data: { forwardings: await readForwardings(db, subscription_id) } };
    },
  );
}

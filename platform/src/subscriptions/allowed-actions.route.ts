import { allowedActions } from 'shared/contracts/allowed-action-rules';
import { allowedActionsAnswer, allowedActionsQuery } from 'shared/contracts/allowed-actions';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { factsOf, readSubscriptionFacts } from '../orders/lock-subscription.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';

/**
 * `GET /subscriptions/{subscriptionId}/allowed-actions`: what the caller can do to a subscription at this moment, and
 * why not (SUB-027 to SUB-036). Every change asks the same again when it is made.
 */
export function addAllowedActionsRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/allowed-actions',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'What can be done to a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: allowedActionsQuery,
        response: { 200: allowedActionsAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const subscription = await readSubscriptionFacts(db, tenant, request.params.subscriptionId);
      return { data: { actions: allowedActions(factsOf(tenant, subscription)) } };
    },
  );
}

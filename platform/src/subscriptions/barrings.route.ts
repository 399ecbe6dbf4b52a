import { barringsAnswer, barringsQuery } from 'shared/contracts/barrings';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';
import { readSubscriptionFacts } from '../orders/lock-subscription.ts';
import { barringsOf, rulesOf } from './barrings.order.ts';

/** `GET /subscriptions/{subscriptionId}/barrings`: what is barred, and what the billing account allows. */
export function addBarringsRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/barrings',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'The barrings of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: barringsQuery,
        response: { 200: barringsAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const subscription = await readSubscriptionFacts(db, tenant, request.params.subscriptionId);
      const accountRules = await rulesOf(db, subscription.account_id);
      return { data: { barrings: barringsOf(subscription), accountRules } };
    },
  );
}

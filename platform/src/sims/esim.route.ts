import * as z from 'zod/mini';
import { esimAnswer, simCardsQuery } from 'shared/contracts/sim-card';
import { idSchema } from 'shared/contracts/wire';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { readEsim } from './read-esim.ts';

/**
 * `GET /subscriptions/{subscriptionId}/sims/esims`: the subscription's eSIM, or null (ESIM-017). The activation code is
 * omitted once it has been used, and for employees (role User) unless the subscription is their own.
 */
export function addEsimRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/sims/esims',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'User' }, system: 'SubscriptionsAPI' },
      schema: {
        summary: 'Get the eSIM of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: simCardsQuery,
        response: { 200: esimAnswer },
      },
    },
    async request => ({ data: await readEsim(db, tenantOf(request), request.params.subscriptionId) }),
  );
}

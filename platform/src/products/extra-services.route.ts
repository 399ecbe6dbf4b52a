import { extraServicesAnswer, extraServicesQuery } from 'shared/contracts/extra-service';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';
import { readSubscriptionFacts } from '../orders/lock-subscription.ts';
import { findExtraServices } from './extra-services.query.ts';

/** `GET /subscriptions/{subscriptionId}/extra-services`: what a subscription has and can have beside its plan (PLAN-016). */
export function addExtraServicesRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/extra-services',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        system: 'ProductOfferingQualificationAPI',
      },
      schema: {
        summary: 'The extra services of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: extraServicesQuery,
        response: { 200: extraServicesAnswer },
      },
    },
    async request => {
      const { subscriptionId } = request.params;
      const subscription = await readSubscriptionFacts(db, tenantOf(request), subscriptionId);
      return { data: { services: await findExtraServices(db, subscription) } };
    },
  );
}

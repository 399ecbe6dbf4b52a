import { extraServicesAnswer, extraServicesQuery } from 'shared/contracts/extra-service';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf } from '../kernel/guard.ts';
import { withinTenant } from '../kernel/within-tenant.ts';
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
      const subscription = await db
        .selectFrom('subscriptions as s')
        .where(withinTenant(tenantOf(request), 's'))
        .where('s.subscription_id', '=', request.params.subscriptionId)
        .select(['s.subscription_id', 's.type', 's.price_plan_code', 's.services'])
        .executeTakeFirst();
      if (!subscription) throw notFound();
      return { data: { services: await findExtraServices(db, subscription) } };
    },
  );
}

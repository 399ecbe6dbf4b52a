import { dataCardsAnswer, dataCardsQuery } from 'shared/contracts/data-card';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf } from '../kernel/guard.ts';
import { withinTenant } from '../kernel/within-tenant.ts';
import { findDataCards, toDataCard, toOfferings } from './data-cards.query.ts';

/**
 * `GET /subscriptions/{subscriptionId}/sims/datacard-offerings`: the data cards that a subscription has and can have
 * (SIM-030). What installs an eSIM is kept from an employee (role User), as with the main card's.
 */
export function addDataCardsRoute(api: Api, { db }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/sims/datacard-offerings',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        system: 'ProductOfferingQualificationAPI',
      },
      schema: {
        summary: 'The data cards of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: dataCardsQuery,
        response: { 200: dataCardsAnswer },
      },
    },
    async request => {
      const tenant = tenantOf(request);
      const subscription = await db
        .selectFrom('subscriptions as s')
        .where(withinTenant(tenant, 's'))
        .where('s.subscription_id', '=', request.params.subscriptionId)
        .select(['s.subscription_id', 's.type', 's.local_number', 's.price_plan_information'])
        .executeTakeFirst();
      if (!subscription) throw notFound();
      const cards = await findDataCards(db, subscription.subscription_id);
      return {
        data: {
          offerings: toOfferings(subscription, cards),
          dataCards: cards.map(card => toDataCard(card, tenant.role !== 'User')),
        },
      };
    },
  );
}

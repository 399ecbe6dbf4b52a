import { productsAnswer, productsBody, productsQuery } from 'shared/contracts/price-plan';
import { offeringsOf } from 'shared/orders/price-plan';
import { danishDay, firstOfMonth } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/api-problem.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { withinTenant } from '../kernel/access/within-tenant.ts';
import { monthsIn, nextPeriodStart } from '../time/next-period-start.ts';
import { readOffers } from './offers.ts';

/** `POST /subscriptions/products`: the price plans available for an existing or new subscription (PLAN-006). */
export function addProductsRoute(api: Api, { db, clock }: ApiContext): void {
  api.post(
    '/subscriptions/products',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        system: 'ProductOfferingQualificationAPI',
      },
      schema: {
        summary: 'List available price plans for a subscription',
        querystring: productsQuery,
        body: productsBody,
        response: { 200: productsAnswer },
      },
    },
    async request => {
      const { subscriptionId, requestedOfferingType } = request.body.data;
      const today = danishDay(clock.now());
      const offers = await readOffers(db);
      if (subscriptionId === undefined)
        return {
          data: {
            offerings: offeringsOf(offers, requestedOfferingType),
            nextPeriodStart: firstOfMonth(today, 1),
          },
        };
      const subscription = await db
        .selectFrom('subscriptions as s')
        .innerJoin('accounts as a', 'a.account_id', 's.account_id')
        .where(withinTenant(tenantOf(request), 's'))
        .where('s.subscription_id', '=', subscriptionId)
        .select(['s.category', 's.price_plan_code as pricePlanCode'])
        .select('s.recurring_rate_ore as recurringRateOre')
        .select(['a.bill_cycle_frequency', 'a.bill_cycle_start_date'])
        .executeTakeFirst();
      if (!subscription) throw notFound();
      return {
        data: {
          offerings: offeringsOf(offers, requestedOfferingType, subscription),
          nextPeriodStart: nextPeriodStart(
            {
              first: subscription.bill_cycle_start_date ?? firstOfMonth(today),
              months: monthsIn(subscription.bill_cycle_frequency),
            },
            today,
          ),
        },
      };
    },
  );
}

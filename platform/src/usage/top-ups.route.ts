import { topUpProducts } from 'shared/catalogue/top-ups';
import { topUpsAnswer, topUpsQuery } from 'shared/contracts/usage';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { addDays, danishDay, firstOfMonth } from '../danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/guard.ts';
import { money } from '../kernel/money.ts';
import { readSubscriptionFacts } from '../orders/lock-subscription.ts';
import { countTopUps, findTopUps, topUpsFor } from './top-ups.query.ts';

/** `GET /subscriptions/{subscriptionId}/top-ups`: what can be bought for the running period, and what was (CTRL-017). */
export function addTopUpsRoute(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/subscriptions/:subscriptionId/top-ups',
    {
      config: {
        access: { to: 'customer', named: 'in-query', role: 'User' },
        system: 'ProductOfferingQualificationAPI',
      },
      schema: {
        summary: 'The top-ups of a subscription',
        params: z.object({ subscriptionId: idSchema }),
        querystring: topUpsQuery,
        response: { 200: topUpsAnswer },
      },
    },
    async request => {
      const { subscriptionId } = request.params;
      const subscription = await readSubscriptionFacts(db, tenantOf(request), subscriptionId);
      const today = danishDay(clock.now());
      const period = today.slice(0, 7);
      const validUntil = addDays(firstOfMonth(today, 1), -1);
      const count = await countTopUps(db, subscriptionId, period);
      const bought = await findTopUps(db, subscriptionId, period);
      const offerings = topUpsFor(subscription).map(({ code, name, zone, data, price, maxPerPeriod }) => ({
        ...{ productCode: code, name, zone, validUntil, maxPerPeriod },
        data: { value: data, unit: 'GB' },
        price: money(price),
        remaining: Math.max(0, maxPerPeriod - count(code)),
      }));
      const active = bought.map(({ order_id, product_code, quantity }) => ({
        ...{ orderId: order_id, quantity, validUntil },
        name: topUpProducts.find(({ code }) => code === product_code)?.name ?? product_code,
      }));
      return { data: { offerings, active } };
    },
  );
}

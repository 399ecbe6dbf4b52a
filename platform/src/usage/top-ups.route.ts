import { topUpProducts } from 'shared/catalogue/top-ups';
import { topUpsAnswer, topUpsQuery } from 'shared/contracts/usage';
import { addDays, danishDay, firstOfMonth } from '../time/danish-day.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { money } from '../kernel/money.ts';
import { addSubscriptionRead } from '../orders/subscription-read.ts';
import { countTopUps, findTopUps, topUpsFor } from './top-ups.query.ts';

/** `GET /subscriptions/{subscriptionId}/top-ups`: what can be bought for the running period, and what was (CTRL-017). */
export function addTopUpsRoute(api: Api, context: ApiContext): void {
  addSubscriptionRead(api, context, {
    path: 'top-ups',
    summary: 'The top-ups of a subscription',
    system: 'ProductOfferingQualificationAPI',
    query: topUpsQuery,
    answer: topUpsAnswer,
    read: async ({ db, clock, subscription }) => {
      const today = danishDay(clock.now());
      const period = today.slice(0, 7);
      const validUntil = addDays(firstOfMonth(today, 1), -1);
      const count = await countTopUps(db, subscription.subscription_id, period);
      const bought = await findTopUps(db, subscription.subscription_id, period);
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
      return { offerings, active };
    },
  });
}

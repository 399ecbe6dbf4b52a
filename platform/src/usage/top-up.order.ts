import { topUpBody } from 'shared/contracts/usage';
import * as z from 'zod/mini';
import { danishDay } from '../time/danish-day.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { money } from '../kernel/money.ts';
import { orderAction, type StoredOrder } from '../orders/order-action.ts';
import { boughtData, countTopUps, findTopUps, topUpsFor } from './top-ups.query.ts';

const topUpDetails = z.object({ productCode: z.string(), quantity: z.number() });

/** Buys data for the running period (CTRL-017). */
export const topUp = orderAction({
  method: 'POST',
  endpoint: 'top-ups',
  summary: 'Buy data for the running period',
  action: 'TopUp',
  body: topUpBody,
  details: topUpDetails,
  async order({ transaction, subscription, data: { productCode, quantity = 1 }, today }) {
    const product = topUpsFor(subscription).find(({ code }) => code === productCode);
    if (!product) throw argumentError('TopUpNotOffered');
    const count = await countTopUps(transaction, subscription.subscription_id, today.slice(0, 7));
    if (count(productCode) + quantity > product.maxPerPeriod) throw argumentError('TopUpLimitReached');
    const details = { productCode, quantity };
    return { type: 'CreateAdditionalProduct', details, productName: `Tank op: ${product.name}` };
  },
  async effect(order, { productCode, quantity }) {
    const { transaction, subscriptionId, orderId, now } = order;
    const subscription = await readSubscription(order);
    if (!topUpsFor(subscription).some(({ code }) => code === productCode))
      return { failed: 'TopUpNotOffered' };
    const period = danishDay(now).slice(0, 7);
    const before = await findTopUps(transaction, subscriptionId, period);
    const bought = { product_code: productCode, quantity };
    await transaction
      .insertInto('top_ups')
      .values({ ...bought, order_id: orderId, subscription_id: subscriptionId, period })
      .execute();
    const had = (subscription.price_plan_information?.data?.value ?? 0) + boughtData(before, 'Dk');
    await shareUsed(order, subscription.data_used_percent, had, boughtData([bought], 'Dk'));
    return 'done';
  },
  async state(transaction, subscriptionId) {
    const all = await transaction
      .selectFrom('top_ups')
      .where('subscription_id', '=', subscriptionId)
      .select(['product_code', 'quantity'])
      .execute();
    return { topUpData: boughtData(all) };
  },
  notes({ subscription }, { details: { productCode, quantity } }) {
    const monthly = money(subscription.recurring_rate_ore ?? 0);
    const price = topUpsFor(subscription).find(({ code }) => code === productCode)?.price ?? 0;
    return { price: { before: monthly, after: monthly, oneTime: money(price * quantity) } };
  },
  example: { productCode: 'TOPDK5' },
});

function readSubscription({ transaction, subscriptionId }: StoredOrder) {
  return transaction
    .selectFrom('subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .select(['category', 'price_plan_information', 'data_used_percent'])
    .executeTakeFirstOrThrow();
}

/** The same use is a smaller share of more: who bought data is not near the limit any more. */
async function shareUsed(
  { transaction, subscriptionId }: StoredOrder,
  percent: number | null,
  had: number,
  bought: number,
): Promise<void> {
  if (percent === null || bought === 0 || had === 0) return;
  await transaction
    .updateTable('subscriptions')
    .set({ data_used_percent: Math.round((percent * had) / (had + bought)) })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

import { offeringTypeOf } from '../catalogue/price-plans.ts';
import { topUpProducts, type TopUpProduct } from '../catalogue/top-ups.ts';
import { fromOre } from '../contracts/money.ts';
import { topUpBody, topUpsAnswer, type TopUpBody, type TopUps, type TopUpZone } from '../contracts/usage.ts';
import { addDays, firstOfMonth } from '../format/day.ts';
import * as z from 'zod/mini';
import { productsOnTheWay } from './offers.ts';
import type { SubscriptionFacts, SubscriptionOrder, TopUp } from './subscription-order.ts';

const productOf = (wanted: string) => topUpProducts.find(({ code }) => code === wanted);

/** The top-ups available for a subscription: none if its data is unlimited, or for a fixed line. */
const soldTo = ({ category, pricePlanInformation: plan }: SubscriptionFacts): TopUpProduct[] => {
  if (!plan || offeringTypeOf(category) === null) return [];
  const free = { Dk: plan.isFreeDataIncluded, Eu: plan.isFreeDataEuIncluded, World: false };
  return topUpProducts.filter(({ zone }) => !free[zone]);
};

/** Top-up data in GB, in one zone or in all. */
export const boughtData = (topUps: readonly Pick<TopUp, 'code' | 'quantity'>[], zone?: TopUpZone): number =>
  topUps.reduce((sum, { code, quantity }) => {
    const product = productOf(code);
    return product && [undefined, product.zone].includes(zone) ? sum + product.data * quantity : sum;
  }, 0);

const details = z.object({ productCode: z.string(), quantity: z.number() });

const boughtIn = ({ topUps }: SubscriptionFacts, today: string) =>
  topUps.filter(({ period }) => today.startsWith(period));

/** How many more of a product can be bought in the current period; pending orders count. */
const remaining = (subscription: SubscriptionFacts, { code, maxPerPeriod }: TopUpProduct, today: string) => {
  const ordered = productsOnTheWay(subscription.ordersOnTheWay, details);
  const bought = [
    ...boughtIn(subscription, today),
    ...ordered.map(each => ({ code: each.productCode, quantity: each.quantity })),
  ];
  return bought
    .filter(each => each.code === code)
    .reduce((rest, { quantity }) => rest - quantity, maxPerPeriod);
};

/** Buys data for the current period (CTRL-017). */
export const topUp: SubscriptionOrder<TopUpBody, object, TopUps, undefined, z.infer<typeof details>> = {
  method: 'POST',
  endpoint: 'top-ups',
  summary: 'Buy data for the current period',
  action: 'TopUp',
  body: topUpBody,
  details,
  read: {
    summary: 'List the top-ups of a subscription',
    system: 'ProductOfferingQualificationAPI',
    answer: topUpsAnswer,
    of(subscription, _terms, { today }) {
      const validUntil = addDays(firstOfMonth(today, 1), -1);
      return {
        offerings: soldTo(subscription).map(product => ({
          productCode: product.code,
          name: product.name,
          zone: product.zone,
          validUntil,
          data: { value: product.data, unit: 'GB' },
          price: fromOre(product.price),
          maxPerPeriod: product.maxPerPeriod,
          remaining: Math.max(0, remaining(subscription, product, today)),
        })),
        active: boughtIn(subscription, today).map(({ orderId, code, quantity }) => ({
          orderId,
          quantity,
          validUntil,
          name: productOf(code)?.name ?? code,
        })),
      };
    },
  },
  order(subscription, { productCode, quantity = 1 }, { today }) {
    const product = soldTo(subscription).find(({ code }) => code === productCode);
    if (!product) return 'TopUpNotOffered';
    if (quantity > remaining(subscription, product, today)) return 'TopUpLimitReached';
    const monthly = fromOre(subscription.recurringRateOre ?? 0);
    return {
      type: 'CreateAdditionalProduct',
      productName: `Tank op: ${product.name}`,
      details: { productCode, quantity },
      price: { before: monthly, after: monthly, oneTime: fromOre(product.price * quantity) },
    };
  },
  change(subscription, { productCode: code, quantity }, { orderId, today }) {
    if (!soldTo(subscription).some(product => product.code === code)) return 'TopUpNotOffered';
    const { topUps, dataUsedPercent: percent, pricePlanInformation: plan } = subscription;
    const bought = { orderId, code, quantity, period: today.slice(0, 7) };
    const had = (plan?.data?.value ?? 0) + boughtData(boughtIn(subscription, today), 'Dk');
    const has = had + boughtData([bought], 'Dk');
    return {
      topUps: [...topUps, bought],
      // The same usage is a smaller share of more data, so a top-up lifts the near-limit state.
      dataUsedPercent: percent === null || had === 0 ? percent : Math.round((percent * had) / has),
    };
  },
  state: ({ topUps }) => ({ topUpData: boughtData(topUps) }),
  example: { productCode: 'TOPDK5' },
};

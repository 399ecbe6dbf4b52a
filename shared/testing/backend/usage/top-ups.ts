/** Data that is bought for the running period. */
import { topUpProducts, type TopUpProduct } from '../../../catalogue/top-ups.ts';
import { offeringTypeOf } from '../../../catalogue/price-plans.ts';
import { isInProcessing } from '../../../contracts/order.ts';
import { topUpBody, topUpsAnswer, topUpsQuery, type TopUpZone } from '../../../contracts/usage.ts';
import type { TenantData } from '../backend-data.ts';
import { fromOre } from '../billing-lines.ts';
import { addDays, firstOfMonth } from '../days.ts';
import { orderAction } from '../orders/order-action.ts';
import { priceChange } from '../products/monthly-rate.ts';
import { argumentError, type AddRoute } from '../route.ts';
import type { StoredSubscription, StoredTopUp } from '../subscriptions.ts';
import { subscriptionIn } from '../subscription-in.ts';

const productOf = (wanted: string): TopUpProduct | undefined =>
  topUpProducts.find(({ code }) => code === wanted);

/** Nothing where data is free, or for a fixed line. */
const soldTo = ({ category, pricePlanInformation: plan }: StoredSubscription): TopUpProduct[] => {
  if (!plan || offeringTypeOf(category) === null) return [];
  const free = { Dk: plan.isFreeDataIncluded, Eu: plan.isFreeDataEuIncluded, World: false };
  return topUpProducts.filter(({ zone }) => !free[zone]);
};

/** GB that top-ups hold, in one zone or in all. */
export const boughtData = (topUps: readonly StoredTopUp[], zone?: TopUpZone): number =>
  topUps.reduce((sum, { code, quantity }) => {
    const product = productOf(code);
    return product && [undefined, product.zone].includes(zone) ? sum + product.data * quantity : sum;
  }, 0);

const nameOf = ({ name }: TopUpProduct) => `Tank op: ${name}`;

/** How many of a product were bought in a period; an order on its way counts as one. */
const countOf = (
  { orders }: TenantData,
  { id, topUps }: StoredSubscription,
  product: TopUpProduct,
  period: string,
) => {
  const bought = topUps.filter(each => each.period === period && each.code === product.code);
  const ordered = orders.filter(
    ({ subscriptionId, productName, status }) =>
      subscriptionId === id && productName === nameOf(product) && isInProcessing(status),
  );
  return bought.reduce((sum, { quantity }) => sum + quantity, ordered.length);
};

export const topUpsRoute = (route: AddRoute, today: string) =>
  route({
    path: '/subscriptions/:id/top-ups',
    system: 'ProductOfferingQualificationAPI',
    query: topUpsQuery,
    answer: topUpsAnswer,
    read: (tenant, _query, id) => {
      const subscription = subscriptionIn(tenant, id);
      const [period, validUntil] = [today.slice(0, 7), addDays(firstOfMonth(today, 1), -1)];
      return {
        offerings: soldTo(subscription).map(product => ({
          ...{ productCode: product.code, name: product.name, zone: product.zone, validUntil },
          ...{ data: { value: product.data, unit: 'GB' }, price: fromOre(product.price) },
          maxPerPeriod: product.maxPerPeriod,
          remaining: Math.max(0, product.maxPerPeriod - countOf(tenant, subscription, product, period)),
        })),
        active: subscription.topUps.map(({ orderId, code, quantity }) => ({
          ...{ orderId, quantity, validUntil, name: productOf(code)?.name ?? code },
        })),
      };
    },
  });

export const topUp = orderAction({
  ...{ method: 'post', endpoint: 'top-ups', action: 'TopUp', body: topUpBody },
  order: ({ tenant, subscription, data: { productCode, quantity = 1 }, today }) => {
    const product = soldTo(subscription).find(({ code }) => code === productCode);
    if (!product) throw argumentError('TopUpNotOffered');
    const period = today.slice(0, 7);
    if (countOf(tenant, subscription, product, period) + quantity > product.maxPerPeriod)
      throw argumentError('TopUpLimitReached');
    return {
      ...{ type: 'CreateAdditionalProduct', productName: nameOf(product) },
      effect: ({ topUps, dataUsedPercent, pricePlanInformation }, { id: orderId }) => {
        const bought = { orderId, code: productCode, quantity, period };
        const had = (pricePlanInformation?.data?.value ?? 0) + boughtData(topUps, 'Dk');
        // The same use is a smaller share of more.
        const share = had / (had + boughtData([bought], 'Dk'));
        return {
          topUps: [...topUps, bought],
          dataUsedPercent: dataUsedPercent === null ? null : Math.round(dataUsedPercent * share),
        };
      },
    };
  },
  state: ({ topUps }) => ({ topUpData: boughtData(topUps) }),
  notes: ({ subscription, data: { productCode, quantity = 1 } }) => ({
    price: priceChange(subscription, 0, (productOf(productCode)?.price ?? 0) * quantity),
  }),
});

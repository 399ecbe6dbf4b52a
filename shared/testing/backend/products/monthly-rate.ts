import { dataCardProducts } from '../../../catalogue/data-cards.ts';
import { extraServiceProducts } from '../../../catalogue/extra-services.ts';
import { fromOre } from '../billing-lines.ts';
import type { StoredSubscription } from '../subscriptions.ts';

/** What a subscription costs a month with its services and data cards, in øre. */
export const monthlyRate = ({ recurringRate, services, simCards }: StoredSubscription): number => {
  const products = [...extraServiceProducts, ...dataCardProducts];
  const codes = [...services.map(({ code }) => code), ...simCards.map(({ product }) => product)];
  const bought = codes.map(code => products.find(product => product.code === code)?.rate ?? 0);
  return Math.round((recurringRate?.value ?? 0) * 100) + bought.reduce((sum, rate) => sum + rate, 0);
};

/** A price before and after, for so many øre a month more and so many once. */
export const priceChange = (subscription: StoredSubscription, more: number, oneTime = 0) => {
  const before = monthlyRate(subscription);
  return {
    ...{ before: fromOre(before), after: fromOre(before + more) },
    oneTime: oneTime === 0 ? null : fromOre(oneTime),
  };
};

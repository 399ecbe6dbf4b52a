import { oreOf, type Money } from 'shared/contracts/money';

/** How a total compares with the previous one. */
export type Comparison = { readonly than: 'more' | 'less'; readonly by: Money } | { readonly than: 'same' };

export const compareTotals = (total: Money, previous: Money): Comparison => {
  const ore = oreOf(total) - oreOf(previous);
  if (ore === 0) return { than: 'same' };
  return { than: ore > 0 ? 'more' : 'less', by: { value: Math.abs(ore) / 100, currency: total.currency } };
};

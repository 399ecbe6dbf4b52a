import type { Money } from 'shared/contracts/money';

/** How a total compares with the one before it. */
export type Comparison = { readonly than: 'more' | 'less'; readonly by: Money } | { readonly than: 'same' };

export const compareTotals = (total: Money, previous: Money): Comparison => {
  const ore = Math.round(total.value * 100) - Math.round(previous.value * 100);
  if (ore === 0) return { than: 'same' };
  return { than: ore > 0 ? 'more' : 'less', by: { value: Math.abs(ore) / 100, currency: total.currency } };
};

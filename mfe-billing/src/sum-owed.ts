import type { BillingItem } from 'shared/contracts/billing-item';
import { fromOre, oreOf, type Money } from 'shared/contracts/money';

/** The sum owed on these items, calculated in øre to avoid rounding errors. */
export const sumOwed = (items: readonly BillingItem[]): Money => {
  const ore = items.reduce((sum, { amountDue }) => sum + oreOf(amountDue), 0);
  return fromOre(ore);
};

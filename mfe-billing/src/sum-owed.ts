import type { BillingItem } from 'shared/contracts/billing-item';
import { fromOre, oreOf, type Money } from 'shared/contracts/money';

/** What is owed on these items together; counted in øre, which add up without rests. */
export const sumOwed = (items: readonly BillingItem[]): Money => {
  const ore = items.reduce((sum, { amountDue }) => sum + oreOf(amountDue), 0);
  return fromOre(ore);
};

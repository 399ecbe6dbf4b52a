import type { BillingItem } from 'shared/contracts/billing-item';
import type { Money } from 'shared/contracts/money';

/** What is owed on these items together; counted in øre, which add up without rests. */
export const sumOwed = (items: readonly BillingItem[]): Money => {
  const ore = items.reduce((sum, { amountDue }) => sum + Math.round(amountDue.value * 100), 0);
  return { value: ore / 100, currency: 'DKK' };
};

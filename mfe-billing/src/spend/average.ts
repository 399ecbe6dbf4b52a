import type { Money } from 'shared/contracts/money';

/** Average per month, rounded to the øre. */
export const averageOf = ({ value, currency }: Money, months: number): Money => ({
  value: Math.round((value * 100) / months) / 100,
  currency,
});

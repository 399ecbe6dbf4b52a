import type { Money } from 'shared/contracts/money';

/** An amount of øre as the contracts have it. */
export function money(ore: number): Money {
  return { value: ore / 100, currency: 'DKK' };
}

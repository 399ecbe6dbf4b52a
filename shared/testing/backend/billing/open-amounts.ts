/** Open amounts of a customer's billing items, in the parts of the contracts. */
import type { BillingItem } from '../../../contracts/billing-item.ts';
import {
  isDueSoon,
  openPartOf,
  type OpenAmounts,
  type OpenFilter,
  type OpenPart,
} from '../../../contracts/open-amounts.ts';
import { sumOf } from './billing-lines.ts';

export const totalOf = (items: readonly BillingItem[]): OpenAmounts['total'] => ({
  count: items.length,
  amount: sumOf(items.map(({ amountDue }) => amountDue)),
});

/** The open amount of these items, by part. */
export const openAmountsOf = (items: readonly BillingItem[], today: string): OpenAmounts => {
  const part = (wanted: OpenPart) => totalOf(items.filter(item => openPartOf(item, today) === wanted));
  return {
    total: totalOf(items.filter(item => openPartOf(item, today) !== undefined)),
    parts: { Overdue: part('Overdue'), ToPay: part('ToPay'), Automatic: part('Automatic') },
  };
};

/** Whether an item is in a requested part; for `DueSoon` only items to pay that are due soon. */
export const isInOpen = (
  item: BillingItem,
  filters: readonly OpenFilter[] | undefined,
  today: string,
): boolean => {
  if (filters === undefined) return true;
  const part = openPartOf(item, today);
  if (part === undefined) return false;
  return (
    filters.includes(part) || (filters.includes('DueSoon') && part === 'ToPay' && isDueSoon(item, today))
  );
};

/** The lines of an invoice. */
import type { BillingLineType } from '../../../contracts/billing-item-details.ts';
import type { BilledLine } from '../../../contracts/explain-bills.ts';
import type { Money } from '../../../contracts/money.ts';
import type { StoredSubscription } from '../subscriptions/subscriptions.ts';

const vat = 0.25;

/** Kroner rounded to whole øre. */
export const kroner = (value: number): Money => ({ value: Math.round(value * 100) / 100, currency: 'DKK' });

export const sumOf = (amounts: readonly Money[]): Money =>
  kroner(amounts.reduce((sum, { value }) => sum + value, 0));

const line = (type: BillingLineType, text: string, quantity: number, price: number): BilledLine => {
  const amount = quantity * price;
  return {
    type,
    text,
    quantity,
    unit: 'stk.',
    unitPrice: kroner(price),
    amountExclVat: kroner(amount),
    vatRate: vat * 100,
    amountInclVat: kroner(amount * (1 + vat)),
  };
};

/** A month of an account: one line per product, use abroad in some months, a discount in others. */
export const billingLinesOf = (
  subscriptions: readonly StoredSubscription[],
  position: number,
  age: number,
): BilledLine[] => {
  const byProduct = Map.groupBy(subscriptions, ({ name }) => name);
  const lines: BilledLine[] = [...byProduct].map(([name, group]) => ({
    ...line('Subscription', name, group.length, group[0]?.recurringRate?.value ?? 0),
    subscriptionIds: group.map(({ id }) => id),
  }));
  const [user] = subscriptions.filter(({ telephoneNumber }) => telephoneNumber);
  if (user && (position + age) % 3 === 0) {
    const userName = [user.firstName, user.lastName].filter(Boolean).join(' ');
    const usage = line('Usage', 'Forbrug i udlandet', 1, 35.4 + 12.25 * (position + age));
    const msisdn = user.telephoneNumber?.localNumber;
    lines.push({ ...usage, subscriptionId: user.id, msisdn, userName, isAbroad: true });
  }
  if (lines.length === 0) lines.push(line('Subscription', 'Aftalegebyr', 1, 49));
  if ((position + age) % 4 === 1) lines.push(line('Discount', 'Aftalerabat', 1, -15));
  return lines;
};

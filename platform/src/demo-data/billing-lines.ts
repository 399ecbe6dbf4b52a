import type { BillingLine, BillingLineType } from 'shared/contracts/billing-item-details';
import type { Money } from 'shared/contracts/money';
import type { DemoRow } from './demo-rows.ts';
import type { Random } from './random.ts';

const kroner = (ore: number): Money => ({ value: ore / 100, currency: 'DKK' });

/** One line: `unitOre` is without VAT; VAT is rounded per line. */
export function billingLine(
  type: BillingLineType,
  text: string,
  quantity: number,
  unit: string,
  unitOre: number,
  vatRate: 0 | 25,
): BillingLine {
  const excl = quantity * unitOre;
  return {
    type,
    text,
    subscriptionId: null,
    msisdn: null,
    userName: null,
    quantity,
    unit,
    unitPrice: kroner(unitOre),
    amountExclVat: kroner(excl),
    vatRate,
    amountInclVat: kroner(excl + Math.round((excl * vatRate) / 100)),
  };
}

/** A month of an account: a line per product, use beyond the plans, and what is added or taken off. */
export function monthlyLines(
  account: DemoRow<'accounts'>,
  subscriptions: readonly DemoRow<'subscriptions'>[],
  random: Random,
): BillingLine[] {
  const products = new Map<string, { count: number; rate: number }>();
  for (const { name, recurring_rate_ore } of subscriptions) {
    const known = products.get(name) ?? { count: 0, rate: recurring_rate_ore ?? 0 };
    products.set(name, { ...known, count: known.count + 1 });
  }
  const lines = [...products].map(([name, { count, rate }]) =>
    billingLine('Subscription', name, count, 'stk.', rate, 25),
  );
  const user = subscriptions[random.int(0, Math.max(0, subscriptions.length - 1))];
  if (user?.local_number) {
    const usage = billingLine('Usage', 'Forbrug i udlandet', 1, 'stk.', random.int(500, 24_000), 25);
    lines.push({ ...usage, subscriptionId: user.subscription_id, msisdn: user.local_number });
  }
  if (random.chance(30)) {
    lines.push(
      billingLine('ContentService', 'Indholdstakserede tjenester', 1, 'stk.', random.int(1_000, 9_000), 0),
    );
  }
  if (random.chance(40))
    lines.push(billingLine('Discount', 'Aftalerabat', 1, 'stk.', -random.int(1_000, 9_900), 25));
  if (account.invoice_format === 'Giro')
    lines.push(billingLine('Fee', 'Gebyr for indbetalingskort', 1, 'stk.', 2_900, 25));
  return lines;
}

/** Totals of lines in øre. */
export function totalsOf(lines: readonly BillingLine[]) {
  const sum = (amounts: Money[]) => amounts.reduce((total, { value }) => total + Math.round(value * 100), 0);
  const excl = sum(lines.map(line => line.amountExclVat));
  const incl = sum(lines.map(line => line.amountInclVat));
  return { total_excl_vat_ore: excl, vat_ore: incl - excl, total_incl_vat_ore: incl };
}

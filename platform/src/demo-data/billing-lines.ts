import type { BillingLineType } from 'shared/contracts/billing-item-details';
import type { BilledLine } from 'shared/contracts/explain-bills';
import { fromOre, oreOf, type Money } from 'shared/contracts/money';
import { userNameOf } from '../subscription-model/subscription-names.ts';
import type { Charged } from './billing-history.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Random } from 'shared/catalogue/random';

/** One line: `unitOre` excludes VAT, which is rounded per line. */
export function billingLine(
  type: BillingLineType,
  text: string,
  quantity: number,
  unit: string,
  unitOre: number,
  vatRate: 0 | 25,
): BilledLine {
  const excl = quantity * unitOre;
  return {
    type,
    text,
    subscriptionId: null,
    msisdn: null,
    userName: null,
    quantity,
    unit,
    unitPrice: fromOre(unitOre),
    amountExclVat: fromOre(excl),
    vatRate,
    amountInclVat: fromOre(excl + Math.round((excl * vatRate) / 100)),
  };
}

/** One month of an account: a line per product, usage beyond the plans, and additions and deductions. */
export function monthlyLines(
  account: DemoRow<'accounts'>,
  subscriptions: readonly DemoRow<'subscriptions'>[],
  charged: readonly Charged[],
  random: Random,
): BilledLine[] {
  const lines = recurringLines(charged);
  const user = subscriptions[random.int(0, Math.max(0, subscriptions.length - 1))];
  if (user?.local_number && user.unused_since === null) {
    const usage = billingLine('Usage', 'Forbrug i udlandet', 1, 'stk.', random.int(500, 24_000), 25);
    lines.push({ ...usage, ...userOf(user), isAbroad: true });
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

/** One line for all subscriptions of a product billed for the whole period, and one for each of the others. */
function recurringLines(charged: readonly Charged[]): BilledLine[] {
  const whole = Map.groupBy(
    charged.filter(({ isWhole }) => isWhole),
    ({ product }) => product.name,
  );
  const inPart = charged.filter(({ isWhole }) => !isWhole);
  return [
    ...[...whole.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      const { product, ore, period } = first;
      const subscriptionIds = [first, ...others].map(({ subscription }) => subscription.subscription_id);
      const line = billingLine('Subscription', product.name, subscriptionIds.length, 'stk.', ore, 25);
      return [{ ...line, period, subscriptionIds }];
    }),
    ...inPart.map(({ product, ore, period, subscription }) => ({
      ...billingLine('Subscription', product.name, 1, 'stk.', ore, 25),
      ...userOf(subscription),
      period,
    })),
  ];
}

function userOf(user: DemoRow<'subscriptions'>) {
  return {
    subscriptionId: user.subscription_id,
    msisdn: user.local_number,
    userName: userNameOf(user),
  };
}

/** Totals of lines in øre. */
export function totalsOf(lines: readonly BilledLine[]) {
  const sum = (amounts: Money[]) => amounts.reduce((total, amount) => total + oreOf(amount), 0);
  const excl = sum(lines.map(line => line.amountExclVat));
  const incl = sum(lines.map(line => line.amountInclVat));
  return { total_excl_vat_ore: excl, vat_ore: incl - excl, total_incl_vat_ore: incl };
}

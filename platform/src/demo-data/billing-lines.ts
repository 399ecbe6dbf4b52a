import type { BillingLineType } from 'shared/contracts/billing-item-details';
import type { BilledLine } from 'shared/contracts/explain-bills';
import { fromOre, oreOf, type Money } from 'shared/contracts/money';
import { userNameOf } from '../subscription-model/subscription-names.ts';
import type { Charged } from './billing-history.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Random } from 'shared/catalogue/random';

interface NewLine {
  type: BillingLineType;
  text: string;
  /** Default: 1. */
  quantity?: number;
  /** Price of one, without VAT. */
  unitOre: number;
  vatRate: 0 | 25;
}

/** One line; its VAT is rounded per line. */
export function billingLine({ type, text, quantity = 1, unitOre, vatRate }: NewLine): BilledLine {
  const excl = quantity * unitOre;
  return {
    type,
    text,
    subscriptionId: null,
    msisdn: null,
    userName: null,
    quantity,
    unit: 'stk.',
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
    const usage = billingLine({
      type: 'Usage',
      text: 'Forbrug i udlandet',
      unitOre: random.int(500, 24_000),
      vatRate: 25,
    });
    lines.push({ ...usage, ...userOf(user), isAbroad: true });
  }
  if (random.chance(30)) {
    lines.push(
      billingLine({
        type: 'ContentService',
        text: 'Indholdstakserede tjenester',
        unitOre: random.int(1_000, 9_000),
        vatRate: 0,
      }),
    );
  }
  if (random.chance(40))
    lines.push(
      billingLine({ type: 'Discount', text: 'Aftalerabat', unitOre: -random.int(1_000, 9_900), vatRate: 25 }),
    );
  if (account.invoice_format === 'Giro')
    lines.push(billingLine({ type: 'Fee', text: 'Gebyr for indbetalingskort', unitOre: 2_900, vatRate: 25 }));
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
      const line = recurringLine(product, ore, subscriptionIds.length);
      return [{ ...line, period, subscriptionIds }];
    }),
    ...inPart.map(({ product, ore, period, subscription }) => ({
      ...recurringLine(product, ore),
      ...userOf(subscription),
      period,
    })),
  ];
}

function recurringLine({ name }: Charged['product'], unitOre: number, quantity = 1) {
  return billingLine({ type: 'Subscription', text: name, quantity, unitOre, vatRate: 25 });
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

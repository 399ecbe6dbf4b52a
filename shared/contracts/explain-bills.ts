/** Explains the differences between bills and the previous ones by comparing their lines. */
import {
  NAMED_PARTS,
  type BillingCause,
  type BillingCauseKind,
  type BillingCausePart,
} from './billing-explanation.ts';
import type { BillingLine } from './billing-item-details.ts';
import { fromOre, oreOf, type Money } from './money.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** A stored line; a line for several subscriptions lists them. */
export type BilledLine = BillingLine & { readonly subscriptionIds?: readonly string[] };

/** The parts of a billing item that are compared. */
export interface Bill {
  readonly accountId: string;
  readonly accountName: string;
  readonly period: Period;
  readonly totalInclVat: Money;
  readonly lines: readonly BilledLine[];
}

/** The charge of one subscription, or of the account as a whole, from a line. */
interface Charge {
  readonly bill: Bill;
  readonly line: BilledLine;
  readonly subscriptionId: string | undefined;
  readonly ore: number;
}

/** The charges for the same thing in both bills. */
interface Pair {
  readonly before: Charge[];
  readonly after: Charge[];
}

/** A part with its amount in øre, for exact sums. */
type Part = Omit<BillingCausePart, 'amount'> & { readonly kind: BillingCauseKind; readonly ore: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const totalOf = (charges: readonly Charge[]): number => sum(charges.map(({ ore }) => ore));
const billed = (bills: readonly Bill[]): number => sum(bills.map(bill => oreOf(bill.totalInclVat)));

/**
 * The causes of the difference between bills and the previous ones, each a sum of parts. They add up to the
 * difference of the totals exactly, to the øre; `Rest` is what the lines do not explain. A subscription that
 * moved between the accounts counts as the same one on both sides.
 */
export const explainBills = (before: readonly Bill[], after: readonly Bill[]): BillingCause[] => {
  const accounts = (bills: readonly Bill[]) => new Set(bills.map(({ accountId }) => accountId));
  const [had, has] = [accounts(before), accounts(after)];
  const compared = [
    ...pairsOf(
      before.filter(({ accountId }) => has.has(accountId)),
      after.filter(({ accountId }) => had.has(accountId)),
    ).values(),
  ].flatMap(partsOf);
  const gone = before.filter(({ accountId }) => !has.has(accountId));
  const added = after.filter(({ accountId }) => !had.has(accountId));
  const parts = [
    ...compared,
    ...accountParts('EndedAccount', gone, -1),
    ...accountParts('NewAccount', added, 1),
  ];
  return causesOf([...parts, ...restParts(parts, before, after)].filter(({ ore }) => ore !== 0));
};

const accountParts = (kind: BillingCauseKind, bills: readonly Bill[], sign: 1 | -1): Part[] =>
  [...Map.groupBy(bills, ({ accountId }) => accountId).values()].flatMap(([bill, ...others]) =>
    bill ? [{ ...accountPart(bill), kind, ore: sign * billed([bill, ...others]) }] : [],
  );

/** The difference that remains after comparing the lines. */
const restParts = (parts: readonly Part[], before: readonly Bill[], after: readonly Bill[]): Part[] => {
  const [bill] = [...after, ...before];
  const ore = billed(after) - billed(before) - sum(parts.map(part => part.ore));
  return bill ? [{ ...accountPart(bill), kind: 'Rest', ore }] : [];
};

const accountPart = ({ accountId, accountName }: Bill) => ({ accountId, accountName, quantity: 1 });

/** Splits an amount into parts of whole øre that differ by at most one. */
const sharesOf = (ore: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => {
    const upTo = (shares: number) => Math.round((ore * shares) / count);
    return upTo(index + 1) - upTo(index);
  });

const chargesOf = (bill: Bill): Charge[] =>
  bill.lines.flatMap(line => {
    const ids: readonly (string | undefined)[] = line.subscriptionIds?.length
      ? line.subscriptionIds
      : [line.subscriptionId ?? undefined];
    const shares = sharesOf(oreOf(line.amountInclVat), ids.length);
    return ids.map((subscriptionId, index) => ({ bill, line, subscriptionId, ore: shares[index] ?? 0 }));
  });

/** Identifies the same charge across bills. */
const keyOf = ({ bill, line, subscriptionId }: Charge): string => {
  const { type, text, msisdn } = line;
  const one = subscriptionId ?? msisdn ?? undefined;
  const whose = one ?? `account ${bill.accountId}`;
  if (type === 'Subscription') return one ?? `${whose} ${text}`;
  if (type === 'Usage') return `usage ${whose} ${String(line.isAbroad ?? false)}`;
  return `${type} ${whose} ${text}`;
};

const pairsOf = (before: readonly Bill[], after: readonly Bill[]): Map<string, Pair> => {
  const pairs = new Map<string, Pair>();
  const pairOf = (charge: Charge): Pair => {
    const key = keyOf(charge);
    const pair = pairs.get(key) ?? { before: [], after: [] };
    pairs.set(key, pair);
    return pair;
  };
  for (const charge of before.flatMap(chargesOf)) pairOf(charge).before.push(charge);
  for (const charge of after.flatMap(chargesOf)) pairOf(charge).after.push(charge);
  return pairs;
};

const partsOf = (pair: Pair): Part[] => {
  const shown = lastOf(pair.after) ?? lastOf(pair.before);
  const ore = totalOf(pair.after) - totalOf(pair.before);
  if (!shown || ore === 0) return [];
  const part = { ...partOf(shown), ore };
  if (shown.line.type !== 'Subscription') return [{ ...part, kind: kindOf(shown.line, pair) }];
  if (shown.subscriptionId === undefined && !shown.line.msisdn) return countedParts(part, pair);
  const kind = subscriptionKind(pair);
  const previousText = kind === 'ChangedPlan' ? lastOf(pair.before)?.line.text : undefined;
  const days = [shown, lastOf(pair.before)].find(charge => charge && isPart(charge))?.line.period;
  return [{ ...part, kind, previousText, period: days }];
};

const partOf = ({ bill, line, subscriptionId }: Charge) => ({
  ...accountPart(bill),
  text: line.text,
  subscriptionId,
  // A line for several subscriptions has no number or name.
  msisdn: line.msisdn,
  userName: line.userName,
});

const periodOf = ({ line, bill }: Charge): Period => line.period ?? bill.period;
const isPart = (charge: Charge): boolean =>
  periodOf(charge).from > charge.bill.period.from || periodOf(charge).to < charge.bill.period.to;

/** The charge for the latest days. */
const lastOf = (charges: readonly Charge[]): Charge | undefined =>
  charges.reduce<Charge | undefined>(
    (last, charge) => (last && periodOf(last).to > periodOf(charge).to ? last : charge),
    undefined,
  );

const subscriptionKind = ({ before, after }: Pair): BillingCauseKind => {
  const [was, is] = [lastOf(before), lastOf(after)];
  if (!was) return 'NewSubscription';
  if (!is || periodOf(is).to < is.bill.period.to) return 'EndedSubscription';
  if (was.line.text !== is.line.text) return 'ChangedPlan';
  return [...before, ...after].some(isPart) ? 'PartPeriod' : 'ChangedPrice';
};

/**
 * A line with a number of subscriptions of a plan but without their ids: first the change in number, then in
 * price.
 */
const countedParts = (part: Omit<Part, 'kind'>, { before, after }: Pair): Part[] => {
  const count = (charges: readonly Charge[]) => sum(charges.map(({ line }) => line.quantity));
  const [had, has] = [count(before), count(after)];
  if (had === has) return [{ ...part, kind: 'ChangedPrice', quantity: has }];
  const more = has - had;
  const byNumber = had === 0 || has === 0 ? part.ore : Math.round((more * totalOf(before)) / had);
  return [
    {
      ...part,
      kind: more > 0 ? 'NewSubscription' : 'EndedSubscription',
      quantity: Math.abs(more),
      ore: byNumber,
    },
    { ...part, kind: 'ChangedPrice', quantity: has, ore: part.ore - byNumber },
  ];
};

const kindOf = ({ type, isAbroad }: BilledLine, { before, after }: Pair): BillingCauseKind => {
  if (type === 'Usage') return isAbroad ? 'UsageAbroad' : 'Usage';
  if (type === 'Unknown') return 'Rest';
  if (type !== 'Discount') return type === 'Subscription' ? 'ChangedPrice' : type;
  if (before.length === 0) return 'NewDiscount';
  return after.length === 0 ? 'EndedDiscount' : 'ChangedDiscount';
};

const bySize = (one: { ore: number }, other: { ore: number }): number =>
  Math.abs(other.ore) - Math.abs(one.ore);

const causesOf = (parts: readonly Part[]): BillingCause[] =>
  [...Map.groupBy(parts, ({ kind }) => kind)]
    .map(([kind, own]) => ({ kind, own, ore: sum(own.map(part => part.ore)) }))
    .sort(bySize)
    .map(({ kind, own, ore }) => ({
      kind,
      amount: fromOre(ore),
      count: own.length,
      parts: own
        .toSorted(bySize)
        .slice(0, NAMED_PARTS)
        .map(({ kind: _, ore: amount, ...part }) => ({ ...part, amount: fromOre(amount) })),
    }));

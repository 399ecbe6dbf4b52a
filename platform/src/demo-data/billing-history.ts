import { addDays, firstOfMonth } from '../time/danish-day.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Moments } from './moments.ts';

type Subscription = DemoRow<'subscriptions'>;

/**
 * Events of an account's subscriptions that make its bills differ for realistic reasons. Each event has a counterpart,
 * so that the total of a month matches today's subscriptions.
 */
interface BillingHistory {
  /** New subscriptions that replaced a cancelled one on the same plan. */
  successions: ReadonlyMap<Subscription, { predecessor: Subscription; day: string }>;
  /** Until the month, the subscription had the plan of the other one. */
  swaps: ReadonlyMap<Subscription, { other: Subscription; month: string }>;
}

/** Charge of a subscription in a period. */
export interface Charged {
  subscription: Subscription;
  /** Today's subscription with that plan. */
  product: Subscription;
  /** Excluding VAT. */
  ore: number;
  period: { from: string; to: string };
  isWhole: boolean;
}

/** The history of one account; `own` are the subscriptions billed today. */
export function billingHistory(
  accountId: string,
  accountIndex: number,
  subscriptions: readonly Subscription[],
  own: readonly Subscription[],
  moments: Moments,
): BillingHistory {
  const successions = new Map<Subscription, { predecessor: Subscription; day: string }>();
  for (const predecessor of subscriptions) {
    if (predecessor.account_id !== accountId || predecessor.status !== 'Cancelled') continue;
    const successor = own.find(
      each =>
        each.name === predecessor.name && startOf(each) > startOf(predecessor) && !successions.has(each),
    );
    if (successor) successions.set(successor, { predecessor, day: startOf(successor) });
  }
  const swaps = new Map<Subscription, { other: Subscription; month: string }>();
  const month = firstOfMonth(moments.today, -1 - (accountIndex % 3));
  const steady = own.filter(each => !successions.has(each) && startOf(each) < firstOfMonth(month, -1));
  const one = steady.find(({ status }) => status === 'Active');
  const other = steady.find(each => each.category === one?.category && each.name !== one.name);
  if (one && other) swaps.set(one, { other, month }).set(other, { other: one, month });
  return { successions, swaps };
}

const startOf = ({ effective_date }: Subscription): string => effective_date ?? '';

/** The charges of an account's subscriptions in the month starting on `from`. */
export function chargedIn(
  from: string,
  own: readonly Subscription[],
  { successions, swaps }: BillingHistory,
): Charged[] {
  const to = addDays(firstOfMonth(from, 1), -1);
  return own.flatMap(subscription => {
    const swap = swaps.get(subscription);
    const product = swap && from < swap.month ? swap.other : subscription;
    const rate = product.recurring_rate_ore ?? 0;
    const whole = { subscription, product, ore: rate, period: { from, to }, isWhole: true };
    const succession = successions.get(subscription);
    if (!succession || succession.day <= from) return [whole];
    const { predecessor, day } = succession;
    if (day > to) return [{ ...whole, subscription: predecessor }];
    // In steps of four øre, so that 25% VAT is a whole number: VAT is rounded per line.
    const days = Number(day.slice(8)) - 1;
    const ore = Math.round((rate * days) / Number(to.slice(8)) / 4) * 4;
    return [
      { ...whole, subscription: predecessor, ore, period: { from, to: addDays(day, -1) }, isWhole: false },
      { ...whole, ore: rate - ore, period: { from: day, to }, isWhole: false },
    ];
  });
}

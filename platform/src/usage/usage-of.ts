import type { Usage, UsageCategory } from 'shared/contracts/usage';
import * as shared from 'shared/orders/usage-of';
import type { Selectable } from 'kysely';
import type { SubscriptionsTable } from '../database/tables/subscriptions.ts';
import { danishDay, firstOfMonth, startOfDanishDay } from '../time/danish-day.ts';

/** What determines the usage of a subscription, besides its id. */
export const usageColumns = [
  'category',
  'status',
  'price_plan_information',
  'data_used_percent',
  'unused_since',
  'effective_date',
  'future_cancellation_date',
  'top_ups',
] as const;

export type UsageColumn = (typeof usageColumns)[number];

/** Data that determines the usage. */
interface UsageFacts {
  readonly subscription: Pick<Selectable<SubscriptionsTable>, 'subscription_id' | UsageColumn>;
  /** `YYYY-MM` */
  readonly period: string;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;

/** The day the subscription ended; null before that. */
export const endOf = ({ status, future_cancellation_date }: UsageFacts['subscription']): string | null =>
  status === 'Cancelled' ? future_cancellation_date : null;

const factsOf = ({ subscription, period, now }: UsageFacts): shared.UsageFacts => ({
  subscription: {
    id: subscription.subscription_id,
    category: subscription.category,
    status: subscription.status,
    pricePlanInformation: subscription.price_plan_information,
    dataUsedPercent: subscription.data_used_percent,
    unusedSince: subscription.unused_since,
    topUps: subscription.top_ups,
    effectiveDate: subscription.effective_date,
    endedOn: endOf(subscription),
  },
  period,
  today: danishDay(now),
});

/** The usage of a subscription in a period. For the current period as of the last full hour. */
export function usageOf(facts: UsageFacts): Omit<Usage, 'periods'> {
  const { period, now } = facts;
  const updatedAt = danishDay(now).startsWith(period)
    ? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    : startOfDanishDay(firstOfMonth(`${period}-01`, 1));
  return { ...shared.usageOf(factsOf(facts)), updatedAt: updatedAt.toISOString() };
}

export const categoriesOf = (facts: UsageFacts): UsageCategory[] => shared.categoriesOf(factsOf(facts));

import type { Usage, UsageCategory } from 'shared/contracts/usage';
import type { Selectable } from 'kysely';
import type { SubscriptionsTable, TopUpsTable } from '../database/tables-domain.ts';
import { addDays, danishDay, firstOfMonth, startOfDanishDay } from '../time/danish-day.ts';
import { createRandom, type Random } from '../demo-data/random.ts';
import { money } from '../kernel/money.ts';
import { boughtData, isMobile } from './top-ups.query.ts';

/** What decides about the usage that is told. */
export interface UsageFacts {
  readonly subscription: Pick<
    Selectable<SubscriptionsTable>,
    | 'subscription_id'
    | 'category'
    | 'status'
    | 'price_plan_information'
    | 'data_used_percent'
    | 'unused_since'
  >;
  /** `YYYY-MM` */
  readonly period: string;
  readonly now: Date;
  /** Carried out in the period. */
  readonly topUps: readonly Pick<Selectable<TopUpsTable>, 'product_code' | 'quantity'>[];
}

/** Øre for one more than is included, of a unit. */
const overRates = { DataDk: 1_900, DataEu: 3_900, DataWorld: 9_900, Voice: 99, VoiceAbroad: 250, Sms: 25 };

const HOUR_MS = 3_600_000;

/**
 * The usage of a subscription in a period: made up, and the same for ever for the same subscription and period. The
 * running one tells the share of data that the rest of the portal tells too (`data_used_percent`).
 */
export function usageOf(facts: UsageFacts): Omit<Usage, 'periods'> {
  const { period, now } = facts;
  const random = randomOf(facts);
  const isRunning = isRunningPeriod(facts);
  const categories = categoriesOf(facts, random);
  const data = categories.filter(({ unit }) => unit === 'GB').reduce((sum, { used }) => sum + used, 0);
  const next = firstOfMonth(`${period}-01`, 1);
  const last = isRunning ? danishDay(now) : addDays(next, -1);
  const updatedAt = isRunning
    ? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    : startOfDanishDay(next);
  return {
    period,
    updatedAt: updatedAt.toISOString(),
    categories,
    series: seriesOf(data, `${period}-01`, last, random),
    extraCost: extraCostOf(categories),
  };
}

/** What the categories cost together. */
export const extraCostOf = (categories: readonly UsageCategory[]): Usage['extraCost'] =>
  money(categories.reduce((sum, { extraCost }) => sum + Math.round(extraCost.value * 100), 0));

const randomOf = ({ subscription, period }: UsageFacts): Random =>
  createRandom(`${subscription.subscription_id} ${period}`);

const isRunningPeriod = ({ period, now }: UsageFacts): boolean => danishDay(now).startsWith(period);

/** What was used of each kind: as `usageOf` tells it, without the days. */
export function categoriesOf(facts: UsageFacts, random: Random = randomOf(facts)): UsageCategory[] {
  const { subscription, topUps, period } = facts;
  const isRunning = isRunningPeriod(facts);
  const plan = subscription.price_plan_information;
  if (!plan) return [];
  const isIdle = subscription.unused_since !== null && `${period}-01` >= subscription.unused_since;
  const isUsed = (subscription.status === 'Active' || !isRunning) && !isIdle;
  const some = (most: number) => random.next() * (isUsed ? most : 0);
  const bought = (zone: 'Dk' | 'Eu' | 'World') => boughtData(topUps, zone);
  const isAnywhere = isMobile(subscription.category);
  const dataDk = plan.isFreeDataIncluded || !isAnywhere ? null : (plan.data?.value ?? 0) + bought('Dk');
  const drawn = some(dataDk ?? 60);
  const known = isRunning && dataDk !== null ? subscription.data_used_percent : null;
  const usedDk = known === null || dataDk === null ? drawn : (known * dataDk) / 100;
  const inDenmark = category('DataDk', usedDk, dataDk, 'GB');
  if (!isAnywhere) return [inDenmark];
  const dataEu = plan.isFreeDataEuIncluded ? null : (plan.dataEu?.value ?? 0) + bought('Eu');
  const data = [
    inDenmark,
    category('DataEu', some((dataEu ?? 10) * 0.9), dataEu, 'GB'),
    category('DataWorld', random.chance(30) ? some(0.8) : 0, bought('World'), 'GB'),
  ];
  if (!plan.voice && !plan.isFreeVoiceIncluded) return data;
  return [
    ...data,
    category(
      'Voice',
      Math.round(some(400)),
      plan.isFreeVoiceIncluded ? null : (plan.voice?.value ?? 0),
      'min',
    ),
    category('VoiceAbroad', random.chance(40) ? Math.round(some(30)) : 0, 0, 'min'),
    category('Sms', Math.round(some(120)), plan.isFreeSmsIncluded ? null : (plan.sms?.value ?? 0), 'stk.'),
  ];
}

function category(
  code: keyof typeof overRates,
  amount: number,
  included: number | null,
  unit: string,
): UsageCategory {
  const used = toHundredths(amount);
  const over = included === null ? 0 : Math.max(0, used - included);
  const percent = included === null || included === 0 ? null : Math.round((used * 100) / included);
  const extraCost = money(Math.round(over * overRates[code]));
  return { ...{ code, used, included, unit, percent, extraCost }, level: levelOf(percent, over) };
}

function levelOf(percent: number | null, over: number) {
  if (over > 0 || (percent ?? 0) >= 100) return 'Exceeded';
  return (percent ?? 0) >= 80 ? 'Near' : 'Normal';
}

/** So much data spread over the days, less at weekends; the days add up to it. */
function seriesOf(total: number, first: string, last: string, random: Random): Usage['series'] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const weights = days.map(day => {
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    return (isWeekend ? 0.4 : 1) * (0.3 + random.next());
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let told = 0;
  return days.map((date, index) => {
    weight += weights[index] ?? 0;
    const upTo = toHundredths((total * weight) / all);
    const value = toHundredths(upTo - told);
    told = upTo;
    return { date, value };
  });
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

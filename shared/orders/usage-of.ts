import { offeringTypeOf } from '../catalogue/price-plans.ts';
import { createRandom, type Random } from '../catalogue/random.ts';
import { fromOre, oreOf } from '../contracts/money.ts';
import type { Usage, UsageCategory, UsageCategoryCode } from '../contracts/usage.ts';
import { addDays, firstOfMonth } from '../format/day.ts';
import type { SubscriptionFacts } from './subscription-order.ts';
import { boughtData } from './top-up.ts';

/** Input for generating usage. */
export interface UsageFacts {
  readonly subscription: Pick<
    SubscriptionFacts,
    'category' | 'status' | 'effectiveDate' | 'pricePlanInformation' | 'dataUsedPercent' | 'topUps'
  > & {
    readonly id: string;
    /** The first day without usage; null while there is some. */
    readonly unusedSince: string | null;
    /** The day it ended; null before that. */
    readonly endedOn: string | null;
  };
  /** `YYYY-MM` */
  readonly period: string;
  /** The current day in Denmark. */
  readonly today: string;
}

/** Price in øre per unit beyond the included amount. */
const overRates = { DataDk: 1_900, DataEu: 3_900, DataWorld: 9_900, Voice: 99, VoiceAbroad: 250, Sms: 25 };

/**
 * Generated usage of a subscription in a period: always the same for the same subscription and period. In the
 * current period the used share of data matches the rest of the portal (`dataUsedPercent`).
 */
export const usageOf = (facts: UsageFacts): Omit<Usage, 'periods' | 'updatedAt'> => {
  const { period } = facts;
  const random = randomOf(facts);
  const categories = categoriesOf(facts, random);
  const data = categories.filter(({ unit }) => unit === 'GB').reduce((sum, { used }) => sum + used, 0);
  const { first, last } = daysOf(facts);
  return {
    period,
    categories,
    series: seriesOf(data, first, last, random),
    extraCost: extraCostOf(categories),
  };
};

/** The days with usage data: in the current period up to today, and none before the start or after the end. */
const daysOf = ({ subscription: { effectiveDate, endedOn }, period, today }: UsageFacts) => {
  const start = `${period}-01`;
  const last = today.startsWith(period) ? today : addDays(firstOfMonth(start, 1), -1);
  return {
    start,
    first: effectiveDate !== null && effectiveDate > start ? effectiveDate : start,
    last: endedOn !== null && endedOn <= last ? addDays(endedOn, -1) : last,
  };
};

/** Share of a full period's usage for a subscription that started in that period; zero on its first day. */
const shareOf = (facts: UsageFacts): number => {
  const { start, first, last } = daysOf(facts);
  if (first === start) return 1;
  const dayOf = (day: string) => Number(day.slice(8));
  return first > last ? 0 : (dayOf(last) - dayOf(first)) / (dayOf(last) - 1);
};

/** Total cost of the categories. */
export const extraCostOf = (categories: readonly UsageCategory[]): Usage['extraCost'] =>
  fromOre(categories.reduce((sum, { extraCost }) => sum + oreOf(extraCost), 0));

const randomOf = ({ subscription, period }: UsageFacts): Random =>
  createRandom(`${subscription.id} ${period}`);

/** Usage by category: as in `usageOf`, without the days. */
export const categoriesOf = (facts: UsageFacts, random: Random = randomOf(facts)): UsageCategory[] => {
  const { subscription, period, today } = facts;
  const isRunning = today.startsWith(period);
  const { pricePlanInformation: plan, unusedSince, endedOn } = subscription;
  if (!plan) return [];
  const hasEnded = endedOn !== null && `${period}-01` >= endedOn;
  const isIdle = hasEnded || (unusedSince !== null && `${period}-01` >= unusedSince);
  const topUps = subscription.topUps.filter(each => each.period === period);
  // Usage from before a suspension still counts.
  const hasUsed = subscription.status === 'Active' || (subscription.dataUsedPercent ?? 0) > 0;
  const isUsed = (hasUsed || !isRunning) && !isIdle;
  const share = isUsed ? shareOf(facts) : 0;
  const some = (most: number) => random.next() * most * share;
  const bought = (zone: 'Dk' | 'Eu' | 'World') => boughtData(topUps, zone);
  const isAnywhere = offeringTypeOf(subscription.category) !== null;
  const dataDk = plan.isFreeDataIncluded || !isAnywhere ? null : (plan.data?.value ?? 0) + bought('Dk');
  const drawn = some(dataDk ?? 60);
  const known = isRunning && !hasEnded && dataDk !== null ? subscription.dataUsedPercent : null;
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
};

const category = (
  code: keyof typeof overRates,
  amount: number,
  included: number | null,
  unit: string,
): UsageCategory => {
  const used = toHundredths(amount);
  const over = included === null ? 0 : Math.max(0, used - included);
  const percent = included === null || included === 0 ? null : Math.round((used * 100) / included);
  const extraCost = fromOre(Math.round(over * overRates[code]));
  return { code, used, included, unit, percent, extraCost, level: levelOf(percent, over) };
};

const levelOf = (percent: number | null, over: number) => {
  if (over > 0 || (percent ?? 0) >= 100) return 'Exceeded';
  return (percent ?? 0) >= 80 ? 'Near' : 'Normal';
};

/** Spreads data over the days, less at weekends; the days add up to the total. */
const seriesOf = (total: number, first: string, last: string, random: Random): Usage['series'] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const weights = days.map(day => {
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    return (isWeekend ? 0.4 : 1) * (0.3 + random.next());
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let previous = 0;
  return days.map((date, index) => {
    weight += weights[index] ?? 0;
    const upTo = toHundredths((total * weight) / all);
    const value = toHundredths(upTo - previous);
    previous = upTo;
    return { date, value };
  });
};

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

const PERIODS_BEFORE = 12;

/**
 * Months with usage data, newest first: the current one, or that of the subscription's last day, and the twelve
 * before, from its start.
 */
export const periodsOf = (
  today: string,
  effectiveDate: string | null | undefined,
  endedOn: string | null,
): [string, ...string[]] => {
  const newest = endedOn === null ? today : addDays(endedOn, -1);
  const before = Array.from({ length: PERIODS_BEFORE }, (_, back) =>
    firstOfMonth(newest, -1 - back).slice(0, 7),
  );
  const first = effectiveDate?.slice(0, 7) ?? '';
  return [newest.slice(0, 7), ...before.filter(month => month >= first)];
};

const names: Record<UsageCategoryCode | 'Unknown', string> = {
  Unknown: 'Andet',
  DataDk: 'Data i Danmark',
  DataEu: 'Data i EU',
  DataWorld: 'Data uden for EU',
  Voice: 'Tale i Danmark',
  VoiceAbroad: 'Tale til og i udlandet',
  Sms: 'SMS',
};

/** A period's usage as rows of a file: the categories, then the data of each day. */
export const usageRows = ({ categories, series }: Usage): (string | number)[][] => [
  ['Forbrug', 'Brugt', 'Inkluderet', 'Enhed', 'Ekstra i kr. ekskl. moms'],
  ...categories.map(({ code, used, included, unit, extraCost }) => [
    names[code],
    used,
    included ?? 'Fri',
    unit,
    extraCost.value,
  ]),
  [],
  ['Dato', 'Data i GB'],
  ...series.map(({ date, value }) => [date, value]),
];

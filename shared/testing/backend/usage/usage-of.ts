/** What a subscription used in a month: made up, and the same every time it is asked for. */
import { offeringTypeOf } from '../../../catalogue/price-plans.ts';
import {
  usageAnswer,
  usageQuery,
  type Usage,
  type UsageCategory,
  type UsageCategoryCode,
} from '../../../contracts/usage.ts';
import { fromOre } from '../billing-lines.ts';
import { addDays, firstOfMonth } from '../days.ts';
import { argumentError, type AddRoute } from '../route.ts';
import type { StoredSubscription } from '../subscriptions.ts';
import { boughtData } from './top-ups.ts';
import { subscriptionIn } from '../subscription-in.ts';

/** Øre for one more than is included. */
const overRates: Record<UsageCategoryCode, number> = {
  ...{ DataDk: 1_900, DataEu: 3_900, DataWorld: 9_900, Voice: 99, VoiceAbroad: 250, Sms: 25 },
};

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Between 0 and 1, by what it is of. */
const shareOf = (text: string): number =>
  (Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % 100) /
  100;

const category = (
  code: UsageCategoryCode,
  amount: number,
  included: number | null,
  unit: string,
): UsageCategory => {
  const used = hundredths(amount);
  const over = included === null ? 0 : Math.max(0, used - included);
  const percent = included ? Math.round((used * 100) / included) : null;
  const isExceeded = over > 0 || (percent ?? 0) >= 100;
  const level = isExceeded ? 'Exceeded' : (percent ?? 0) >= 80 ? 'Near' : 'Normal';
  return {
    code,
    used,
    included,
    unit,
    percent,
    level,
    extraCost: fromOre(Math.round(over * overRates[code])),
  };
};

export const categoriesOf = (
  subscription: StoredSubscription,
  period: string,
  today: string,
): UsageCategory[] => {
  const { id, category: kind, pricePlanInformation: plan, dataUsedPercent, status } = subscription;
  if (!plan) return [];
  const isRunning = today.startsWith(period);
  const some = (code: string, most: number) =>
    status === 'Active' || !isRunning ? shareOf(id + period + code) * most : 0;
  const bought = subscription.topUps.filter(each => each.period === period);
  const isAnywhere = offeringTypeOf(kind) !== null;
  const hasLimit = isAnywhere && !plan.isFreeDataIncluded;
  const dk = hasLimit ? (plan.data?.value ?? 0) + boughtData(bought, 'Dk') : null;
  const isKnown = isRunning && dk !== null && dataUsedPercent !== null;
  const inDenmark = category(
    'DataDk',
    isKnown ? (dataUsedPercent * dk) / 100 : some('DataDk', dk ?? 60),
    dk,
    'GB',
  );
  if (!isAnywhere) return [inDenmark];
  const eu = (plan.dataEu?.value ?? 0) + boughtData(bought, 'Eu');
  const data = [
    inDenmark,
    category('DataEu', some('DataEu', 8), eu, 'GB'),
    category('DataWorld', 0, boughtData(bought, 'World'), 'GB'),
  ];
  if (!plan.voice && !plan.isFreeVoiceIncluded) return data;
  return [
    ...data,
    category('Voice', Math.round(some('Voice', 400)), plan.voice?.value ?? null, 'min'),
    category('VoiceAbroad', Math.round(some('VoiceAbroad', 12)), 0, 'min'),
    category('Sms', Math.round(some('Sms', 120)), null, 'stk.'),
  ];
};

export const costOf = (categories: readonly UsageCategory[]) =>
  fromOre(categories.reduce((sum, { extraCost }) => sum + Math.round(extraCost.value * 100), 0));

/** So much data spread over the days; the days add up to it. */
const seriesOf = (total: number, first: string, last: string): Usage['series'] => {
  const days = Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(first, index));
  const weights = days.map(day => 0.3 + shareOf(day));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [weight, told] = [0, 0];
  return days.map((date, index) => {
    weight += weights[index] ?? 0;
    const upTo = hundredths((total * weight) / all);
    const value = hundredths(upTo - told);
    told = upTo;
    return { date, value };
  });
};

const usageOf = (
  subscription: StoredSubscription,
  period: string,
  periods: string[],
  today: string,
): Usage => {
  const categories = categoriesOf(subscription, period, today);
  const data = categories.filter(({ unit }) => unit === 'GB').reduce((sum, { used }) => sum + used, 0);
  const last = today.startsWith(period) ? today : addDays(firstOfMonth(`${period}-01`, 1), -1);
  return {
    ...{ period, periods, categories, extraCost: costOf(categories) },
    updatedAt: `${last}T06:00:00.000Z`,
    series: seriesOf(data, `${period}-01`, last),
  };
};

export const usageRoute = (route: AddRoute, today: string) =>
  route({
    path: '/subscriptions/:id/usage',
    system: 'SubscriptionsAPI',
    query: usageQuery,
    answer: usageAnswer,
    read: (tenant, { period = today.slice(0, 7) }, id) => {
      const subscription = subscriptionIn(tenant, id);
      const began = subscription.effectiveDate?.slice(0, 7) ?? '';
      const months = Array.from({ length: 13 }, (_, back) => firstOfMonth(today, -back).slice(0, 7));
      const periods = months.filter((month, back) => back === 0 || month >= began);
      if (!periods.includes(period)) throw argumentError('UsagePeriodNotAvailable');
      return usageOf(subscription, period, periods, today);
    },
    file: ({ period, categories, series }, id) => ({
      name: `forbrug-${id}-${period}.csv`,
      rows: [
        ['Forbrug', 'Brugt', 'Inkluderet', 'Enhed', 'Ekstra i kr. ekskl. moms'],
        ...categories.map(each => [
          each.code,
          each.used,
          each.included ?? 'Fri',
          each.unit,
          each.extraCost.value,
        ]),
        [],
        ['Dato', 'Data i GB'],
        ...series.map(({ date, value }) => [date, value]),
      ],
    }),
  });

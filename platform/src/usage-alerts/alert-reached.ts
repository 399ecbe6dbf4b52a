import type { Usage, UsageCategory } from 'shared/contracts/usage';
import type { AlertMetric } from 'shared/contracts/usage-alert';

type MeasuredUsage = Pick<Usage, 'extraCost'> & { readonly categories: readonly UsageCategory[] };

/** What can be watched: data with a limit, and the amount if there is any metered usage. */
export function metricsOf({ categories }: MeasuredUsage): AlertMetric[] {
  const withLimit = (['DataDk', 'DataEu'] as const).filter(metric => percentOf(categories, metric) !== null);
  return categories.length === 0 ? [] : [...withLimit, 'ExtraCost'];
}

/** Whether the usage of a period has reached a limit, by the figures on the usage page. */
export function isReached(
  { categories, extraCost }: MeasuredUsage,
  { metric, threshold }: { metric: AlertMetric; threshold: number },
): boolean {
  if (metric === 'ExtraCost') return extraCost.value >= threshold;
  return (percentOf(categories, metric) ?? 0) >= threshold;
}

const percentOf = (categories: MeasuredUsage['categories'], metric: AlertMetric) =>
  categories.find(({ code }) => code === metric)?.percent ?? null;

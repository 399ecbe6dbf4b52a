import { firstOfMonth } from '../time/danish-day.ts';

const PERIODS_BEFORE = 12;

/** Months that usage is told for, the newest first: the running one and twelve before, since the subscription began. */
export function periodsOf(today: string, effectiveDate: string | null): string[] {
  const months = Array.from({ length: PERIODS_BEFORE + 1 }, (_, back) =>
    firstOfMonth(today, -back).slice(0, 7),
  );
  const first = effectiveDate?.slice(0, 7) ?? '';
  return months.filter((month, back) => back === 0 || month >= first);
}

import { addMonths } from './danish-day.ts';

interface Periods {
  /** Start of the first period. */
  readonly first: string;
  readonly months: number;
}

/** Months in a billing period. Monthly unless the account is billed quarterly. */
export const monthsIn = (frequency: string | null): number => (frequency === 'Quarterly' ? 3 : 1);

/**
 * The first day after today on which a period starts. Counted from the first period, so that the 31st stays the 31st.
 */
export function nextPeriodStart({ first, months }: Periods, today: string): string {
  const monthsSince =
    (Number(today.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
    (Number(today.slice(5, 7)) - Number(first.slice(5, 7)));
  const periods = Math.max(0, Math.floor(monthsSince / months));
  const start = addMonths(first, periods * months);
  return start > today ? start : addMonths(first, (periods + 1) * months);
}

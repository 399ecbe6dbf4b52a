/** Days and moments relative to now, so that the data is always recent. */
import { danishDay } from '../../format/date.ts';
import { addDays, firstOfMonth } from '../../format/day.ts';

export interface Moments {
  readonly today: string;
  /** The Danish day a number of days ago; negative is in the future. */
  day(daysAgo: number): string;
  /** The first day of the month a number of months ago; negative is in the future. */
  month(monthsAgo: number): string;
  /** The moment a number of hours ago, in ISO format. */
  hoursAgo(hours: number): string;
}

export const momentsFrom = (now: Date): Moments => {
  const today = danishDay(now);
  return {
    today,
    day: daysAgo => addDays(today, -daysAgo),
    month: monthsAgo => firstOfMonth(today, -monthsAgo),
    hoursAgo: hours => new Date(now.getTime() - hours * 3_600_000).toISOString(),
  };
};

/** The day before a day. */
export const dayBefore = (day: string): string => addDays(day, -1);

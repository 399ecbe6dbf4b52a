/** Days and moments counted back from now, so that the data is as fresh as the day it is looked at. */
import { danishDay } from '../../format/date.ts';
import { addDays, firstOfMonth } from '../../format/day.ts';

export interface Moments {
  readonly today: string;
  /** The Danish day so many days ago; negative is ahead. */
  day(daysAgo: number): string;
  /** The first day of the month so many months ago; negative is ahead. */
  month(monthsAgo: number): string;
  /** The moment so many hours ago, as ISO text. */
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

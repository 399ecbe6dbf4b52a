/** Days and moments counted back from now, so that the data is as fresh as the day it is looked at. */
import { danishDay } from '../../format/date.ts';

const dayMs = 86_400_000;

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
    day: daysAgo => danishDay(new Date(now.getTime() - daysAgo * dayMs)),
    month: monthsAgo => {
      const [year = 0, month = 1] = today.split('-').map(Number);
      return new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 10);
    },
    hoursAgo: hours => new Date(now.getTime() - hours * 3_600_000).toISOString(),
  };
};

/** The day before a day. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

import { addDays, danishDay } from '../time/danish-day.ts';

/** Times and days counted back from the platform's clock, so that the demo data is always up to date. */
export interface Moments {
  today: string;
  /** The day this many days ago; negative is in the future. */
  day(daysAgo: number): string;
  /** The time this many minutes ago, as ISO text. */
  minutesAgo(minutes: number): string;
  /** A time in the daytime this many days ago (negative is in the future); today never later than now. */
  daytime(daysAgo: number, minuteOfDay: number): string;
}

/** Counts from `now`. */
export function momentsFrom(now: Date): Moments {
  const today = danishDay(now);
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return {
    today,
    day: daysAgo => addDays(today, -daysAgo),
    minutesAgo,
    daytime: (daysAgo, minuteOfDay) => {
      const moment = Date.parse(`${addDays(today, -daysAgo)}T06:00:00Z`) + minuteOfDay * 60_000;
      // Events of today must not be later than now.
      return new Date(daysAgo === 0 ? Math.min(moment, now.getTime()) : moment).toISOString();
    },
  };
}

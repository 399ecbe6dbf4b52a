import { danishDay } from './date.ts';

const form = new Intl.RelativeTimeFormat('da-DK', { numeric: 'auto' });

const dayMs = 86_400_000;

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const startOfDay = (moment: Date): number => Date.parse(danishDay(moment));

/**
 * `for 10 minutter siden`, `om 2 timer`, `i går`; below a minute `nu`. Counts Danish calendar days: 47 hours
 * ago is `i forgårs`. Use it for up to a week and next to the exact time; beyond that use the date.
 *
 * @param moment ISO 8601 with zone
 * @param now the current moment; tests or a server clock can set it
 */
export const formatRelativeTime = (moment: string, now: Date): string => {
  const away = new Date(moment).getTime() - now.getTime();
  if (Math.abs(away) >= dayMs)
    return form.format((startOfDay(new Date(moment)) - startOfDay(now)) / dayMs, 'day');
  const [unit, length] = units.find(([, size]) => Math.abs(away) >= size) ?? ['second', Infinity];
  return form.format(length === Infinity ? 0 : Math.trunc(away / length), unit);
};

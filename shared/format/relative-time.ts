const form = new Intl.RelativeTimeFormat('da-DK', { numeric: 'auto' });

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * `for 10 minutter siden`, `om 2 timer`, `i går`; below a minute `nu`. Use it for what is up to a week away
 * and beside the exact time; further away write the date.
 *
 * @param moment ISO 8601 with zone
 * @param now the present moment, so that a test or a server clock can decide
 */
export const formatRelativeTime = (moment: string, now: Date): string => {
  const away = new Date(moment).getTime() - now.getTime();
  const [unit, length] = units.find(([, size]) => Math.abs(away) >= size) ?? ['second', Infinity];
  return form.format(length === Infinity ? 0 : Math.trunc(away / length), unit);
};

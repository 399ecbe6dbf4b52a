/** Calendar days, `2026-11-20`, without a time of day. */

/** Whether a text is a plausible calendar day: `2026-02-31` and `0026-01-01` are not. */
export const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Number of days in a month, counted from 1: `2026, 2` has 28. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Adds a number of days to a day; may be negative. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The first day of a day's month, plus a number of months; may be negative. */
export const firstOfMonth = (day: string, months = 0): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

/** The same day a number of months later, or the last day of that month if it is shorter. */
export const addMonths = (day: string, months: number): string => {
  const last = addDays(firstOfMonth(day, months + 1), -1);
  const same = last.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
};

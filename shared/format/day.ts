/** Days of the calendar, `2026-11-20`, apart from any time of day. */

/** Whether a text is a day that something here can have: `2026-02-31` and `0026-01-01` are none. */
export const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** How many days a month has, which is counted from 1: `2026, 2` has 28. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day so many days after (or, negative, before) a day. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The first day of the month so many months after (or, negative, before) that of a day. */
export const firstOfMonth = (day: string, months = 0): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

/** The same day so many months later, or the last of that month where it is shorter. */
export const addMonths = (day: string, months: number): string => {
  const last = addDays(firstOfMonth(day, months + 1), -1);
  const same = last.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
};

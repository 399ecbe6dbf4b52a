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

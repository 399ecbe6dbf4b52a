/**
 * Danish date formats, always in Danish local time, whatever the browser's time zone.
 *
 * Each takes a date from the contracts: a calendar day (`2026-11-20`) or a moment (ISO 8601 with zone).
 */
const timeZone = 'Europe/Copenhagen';

const medium = new Intl.DateTimeFormat('da-DK', { dateStyle: 'medium', timeZone });
const long = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone });
const withTime = new Intl.DateTimeFormat('da-DK', { dateStyle: 'medium', timeStyle: 'short', timeZone });
const month = new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric', timeZone });
const time = new Intl.DateTimeFormat('da-DK', { timeStyle: 'short', timeZone });
// Swedish dates have the format of the contracts.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

/** `20. nov. 2026`: the portal's default date format (FMT-003). */
export const formatMediumDate = (date: string): string => medium.format(new Date(date));

/** `20. november 2026`: in running text. */
export const formatLongDate = (date: string): string => long.format(new Date(date));

/** `20. nov. 2026, 14.05`: for a moment, never for a calendar day. */
export const formatDateTime = (moment: string): string => withTime.format(new Date(moment));

/** `14.05`: for use next to the day. */
export const formatTime = (moment: string): string => time.format(new Date(moment));

/** The calendar day in Denmark at a moment, `2026-11-20`; comparable with the days of the contracts. */
export const danishDay = (moment: Date): string => isoDay.format(moment);

/** `November 2026`: the month of a day, capitalised as a list entry. */
export const formatMonth = (date: string): string => {
  const text = month.format(new Date(date));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

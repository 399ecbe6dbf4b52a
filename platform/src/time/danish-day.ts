const copenhagenDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** The calendar day in Denmark at a moment, `YYYY-MM-DD`. */
export function danishDay(moment: Date): string {
  return copenhagenDay.format(moment);
}

/** The day so many days after (or, negative, before) a day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first day of the month so many months after (or, negative, before) the month of a day. */
export function firstOfMonth(day: string, months = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const first = firstOfMonth(day, months);
  const last = addDays(firstOfMonth(first, 1), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** Midnight in Denmark at the beginning of a day. */
export function startOfDanishDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return danishDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}

export { addDays, addMonths, firstOfMonth } from 'shared/format/day';

const copenhagenDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** The calendar day in Denmark at a given time, `YYYY-MM-DD`. */
export function danishDay(moment: Date): string {
  return copenhagenDay.format(moment);
}

/** The start of a day in Denmark: midnight. */
export function startOfDanishDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return danishDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}

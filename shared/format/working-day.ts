/** Danish working days: Monday to Friday except public holidays. Days are calendar days, `2026-11-20`. */
const dayMs = 86_400_000;
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
const easterOf = (year: number): number => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const later = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * later + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
};

/**
 * Maundy Thursday, Good Friday, Easter Monday, Ascension Day and Whit Monday, as day offsets from Easter
 * Sunday.
 */
const aroundEaster = [-3, -2, 1, 39, 50];

const isHoliday = (day: string): boolean =>
  ['01-01', '12-25', '12-26'].includes(day.slice(5)) ||
  aroundEaster.some(days => toDay(easterOf(Number(day.slice(0, 4))) + days * dayMs) === day);

export const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !isHoliday(day);

/** Whether a number can be ported on a day: on a working day after today. */
export const isPortingDay = (day: string, today: string): boolean => day > today && isWorkingDay(day);

/** The first working day after a day. */
export const nextWorkingDay = (day: string): string => {
  const next = toDay(Date.parse(day) + dayMs);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
};

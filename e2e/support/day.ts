/** Danish dates, independent of the time zone and hour of the test run. */

export const minute = 60_000;
export const day = 86_400_000;

/** The date in Denmark this many milliseconds from now: `01.02.2026`. */
export const dayIn = (milliseconds: number): string =>
  new Intl.DateTimeFormat('da-DK', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Copenhagen',
  }).format(new Date(Date.now() + milliseconds));

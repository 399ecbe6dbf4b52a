/** Days as people in Denmark write them, wherever and at whatever hour the suite runs. */

export const minute = 60_000;
export const day = 86_400_000;

/** The day that it is in Denmark so many milliseconds from now: `01.02.2026`. */
export const dayIn = (milliseconds: number): string =>
  new Intl.DateTimeFormat('da-DK', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Copenhagen' },
  }).format(new Date(Date.now() + milliseconds));

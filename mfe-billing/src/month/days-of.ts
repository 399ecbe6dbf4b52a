import { daysInMonth } from 'shared/format/day';

/** First and last day of a month: `2026-02-01` and `2026-02-28` for `2026-02`. */
export const daysOf = (month: string): { from: string; to: string } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: `${month}-${String(daysInMonth(year, number))}` };
};

import { daysInMonth } from 'shared/format/day';

/** First and last day of a month: of `2026-02` they are `2026-02-01` and `2026-02-28`. */
export const daysOf = (month: string): { from: string; to: string } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: `${month}-${String(daysInMonth(year, number))}` };
};

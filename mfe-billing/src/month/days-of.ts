/** First and last day of a month: of `2026-02` they are `2026-02-01` and `2026-02-28`. */
export const daysOf = (month: string): { from: string; to: string } => {
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last)}` };
};

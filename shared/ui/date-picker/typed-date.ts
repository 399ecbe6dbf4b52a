const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{1,4})$/;
const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

const lengthOf = (year: number, month: number): number => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};

/**
 * Parses a typed date, `20/11/2026`, also with `-` or `.`; years 0 to 9999 (UI-020).
 *
 * @returns calendar day, `2026-11-20`, or undefined if the day does not exist
 */
export const parseTypedDate = (text: string): string | undefined => {
  const [, day = '', month = '', year = ''] = typed.exec(text.trim()) ?? [];
  const days = lengthOf(Number(year), Number(month));
  if (Number(day) < 1 || Number(day) > days) return undefined;
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Formats a calendar day for typing: `20/11/2026`. Returns other text unchanged. */
export const toTypedDate = (date: string): string => date.replace(calendarDay, '$3/$2/$1');

import { daysInMonth } from './day.ts';

/** Days until the next period, which is a calendar month; 1 on the last day. */
export const daysLeft = (today: string): number => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return daysInMonth(year, month) - day + 1;
};

/** When the included usage starts over. */
export const newPeriodText = (days: number): string =>
  days === 1 ? 'Ny periode i morgen' : `Ny periode om ${String(days)} dage`;

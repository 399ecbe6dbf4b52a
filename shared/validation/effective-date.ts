import { daysInMonth } from '../format/day.ts';
import { firstOf, must } from './rule.ts';
import type { Rule } from './rule.ts';
import { requiredRule } from './required.ts';
import { validationTexts } from './texts.ts';

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The last day on which a change may take effect: the same day four calendar months later, or the last day of
 * that month if it is shorter (VAL-029).
 *
 * @param today calendar day in Denmark, `2026-10-31`
 * @returns calendar day, `2027-02-28`
 */
export const latestEffectiveDate = (today: string): string => {
  const [, year = '', month = '', day = ''] = calendarDay.exec(today) ?? [];
  const target = new Date(Date.UTC(Number(year), Number(month) - 1 + 4, 1));
  const lastOfMonth = daysInMonth(target.getUTCFullYear(), target.getUTCMonth() + 1);
  target.setUTCDate(Math.min(Number(day), lastOfMonth));
  return target.toISOString().slice(0, 10);
};

/** A calendar day at most four calendar months ahead (VAL-029). */
export const effectiveDateRule = (today: string): Rule =>
  firstOf(
    requiredRule('date'),
    must(value => calendarDay.test(value), validationTexts.required.date),
    must(value => value <= latestEffectiveDate(today), validationTexts.effectiveDate),
  );

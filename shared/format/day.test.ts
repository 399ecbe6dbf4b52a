import { daysInMonth, isDay } from './day.ts';

it.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0026-11-20', false],
  ['20/11/2026', false],
  ['', false],
])('decides whether %s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2026, 12, 31],
])('counts the days of month %s-%s', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

import { daysLeft } from './days-left.ts';

it.each([
  ['2026-11-01', 30],
  ['2026-11-30', 1],
  ['2026-12-31', 1],
  ['2028-02-28', 2],
])('counts the days left of the month including today: %s', (today, days) => {
  expect(daysLeft(today)).toBe(days);
});

import { isWorkingDay, nextWorkingDay } from './working-day.ts';

it.each([
  ['the day after', '2026-11-24', '2026-11-25'],
  ['Monday after a Friday', '2026-11-20', '2026-11-23'],
  ['the day after Easter', '2026-04-01', '2026-04-07'],
  ['the day after Ascension Day', '2026-05-13', '2026-05-15'],
  ['the day after Whit Monday', '2027-05-14', '2027-05-18'],
  ['the first working day after Christmas', '2026-12-24', '2026-12-28'],
  ['the first working day of the year', '2026-12-31', '2027-01-04'],
])('finds the next working day: %s', (_what, day, next) => {
  expect(nextWorkingDay(day)).toBe(next);
});

it('counts Great Prayer Day as a working day, since it is abolished', () => {
  expect(isWorkingDay('2026-05-01')).toBe(true);
});

import { momentsFrom } from './moments.ts';

it.each([
  ['the end of summer time', '2026-10-25T23:30:00Z', '2026-10-26', '2026-10-24', '2026-09-01'],
  ['the start of summer time', '2026-03-29T22:30:00Z', '2026-03-30', '2026-03-28', '2026-02-01'],
])('counts calendar days and months across %s', (_when, now, today, before, month) => {
  const moments = momentsFrom(new Date(now));
  expect([moments.today, moments.day(0), moments.day(2)]).toEqual([today, today, before]);
  expect(moments.month(1)).toBe(month);
});

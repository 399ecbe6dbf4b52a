import { daysOf } from './days-of.ts';

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
  ['2026-11', '2026-11-30'],
])('returns the first and last day of %s', (month, to) => {
  expect(daysOf(month)).toEqual({ from: `${month}-01`, to });
});

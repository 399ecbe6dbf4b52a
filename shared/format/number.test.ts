import { formatCount } from './number.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [10_000, '10.000'],
])('writes the count %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

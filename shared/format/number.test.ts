import { accountsFound, formatCount, shownOf } from './number.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [10_000, '10.000'],
])('formats the count %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it('formats how much of a list is shown', () => {
  expect(shownOf(10, 1_000)).toBe('Viser 10 af 1.000');
});

it.each([
  [0, '0 kundenumre fundet'],
  [1, '1 kundenummer fundet'],
  [1_200, '1.200 kundenumre fundet'],
])('formats the number of billing accounts found: %d', (count, text) => {
  expect(accountsFound(count)).toBe(text);
});

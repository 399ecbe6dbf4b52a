import { amountFromTyped, dayFromTyped, typedFromAmount, typedFromDay } from './typed-values.ts';

it.each([
  ['20/11/2026', '2026-11-20'],
  ['1.2.2026', '2026-02-01'],
  [' 01-02-2026 ', '2026-02-01'],
  ['31/02/2026', undefined],
  ['2026-11-20', undefined],
  ['i går', undefined],
  ['', undefined],
])('reads the date %s', (typed, day) => {
  expect(dayFromTyped(typed)).toBe(day);
});

it.each([
  ['1.234,50', 1234.5],
  ['1234,5', 1234.5],
  ['500 kr.', 500],
  ['-89', -89],
  ['1.5', undefined],
  ['1,234.50', undefined],
  ['9999999999', undefined],
  ['mange', undefined],
])('reads the amount %s', (typed, amount) => {
  expect(amountFromTyped(typed)).toBe(amount);
});

it('writes what it can read again', () => {
  expect(dayFromTyped(typedFromDay('2026-11-20'))).toBe('2026-11-20');
  expect(amountFromTyped(typedFromAmount(-12_345.67))).toBe(-12_345.67);
  expect([typedFromDay(undefined), typedFromAmount(undefined)]).toEqual(['', '']);
});

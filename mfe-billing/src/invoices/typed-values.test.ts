import { amountFromTyped, typedFromAmount } from './typed-values.ts';

it.each([
  ['1.234,50', 1234.5],
  ['1234,5', 1234.5],
  ['500 kr.', 500],
  ['-89', -89],
  ['1.5', undefined],
  ['1,234.50', undefined],
  ['9999999999', undefined],
  ['mange', undefined],
])('parses the amount %s', (typed, amount) => {
  expect(amountFromTyped(typed)).toBe(amount);
});

it('round-trips an amount', () => {
  expect(amountFromTyped(typedFromAmount(-12_345.67))).toBe(-12_345.67);
  expect(typedFromAmount(undefined)).toBe('');
});

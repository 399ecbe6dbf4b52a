import { paymentLine } from './payment-line.ts';

it.each([
  ['910000078', '+71<000009100000786+80000000<'],
  ['1', '+71<000000000000018+80000000<'],
  ['2', '+71<000000000000026+80000000<'],
  ['0', '+71<000000000000000+80000000<'],
  ['99912345678901234', '+71<123456789012347+80000000<'],
])('for invoice %s is %s, with a valid Luhn check digit', (number, line) => {
  expect(paymentLine(number)).toBe(line);
});

import { formatPhoneNumber } from './phone.ts';

it.each([
  ['12345678', '12 34 56 78'],
  ['12 34 56 78', '12 34 56 78'],
  ['+4512345678', '12 34 56 78'],
  ['0045 12-34-56-78', '12 34 56 78'],
  ['+4612345678', '+4612345678'],
  ['112', '112'],
  ['', ''],
])('formats %s in pairs of digits if Danish (FMT-002)', (number, text) => {
  expect(formatPhoneNumber(number).replaceAll('\u00a0', ' ')).toBe(text);
});

import { digitCount, simNumberProblem } from './sim-number.ts';

const own = '89450000000000000003';

it.each([
  ['', 'Indtast simkortnummeret'],
  ['-45999000001', 'Simkortnummeret må ikke være negativt'],
  ['45999000001,5', 'Simkortnummeret må kun bestå af hele cifre uden decimaler'],
  ['4599900000', 'Simkortnummeret skal være 11, 19 eller 20 cifre'],
  [own.slice(0, 19), 'Simkortnummeret skal være 20 cifre'],
  [own, undefined],
  [` ${own.slice(0, 4)} ${own.slice(4, 12)}\t${own.slice(12)} `, undefined],
  ['45999000001', undefined],
  ['8945999000000000001', undefined],
])('validates %p: %p (SIM-017, SIM-029)', (entered, problem) => {
  expect(simNumberProblem(entered)).toBe(problem);
});

it.each([
  ['', 0],
  ['8945 0000', 8],
  ['a1', 1],
])('counts the digits of %p: %p', (entered, count) => {
  expect(digitCount(entered)).toBe(count);
});

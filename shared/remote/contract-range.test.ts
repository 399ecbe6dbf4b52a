import { satisfiesContract, worksWith } from './contract-range.ts';

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.4.2', '^1.4.2', true],
  ['1.4.2', '^1.4.3', false],
  ['1.4.2', '^1.5.0', false],
  ['1.10.0', '^1.9.0', true],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '^2.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
])('decides whether contract %s satisfies %s: %p', (version, range, expected) => {
  expect(satisfiesContract(version, range)).toBe(expected);
});

it.each([
  ['1.5.0', true],
  ['1.3.9', false],
  ['2.1.0', true],
  ['3.0.0', false],
])('decides whether a release for ^1.4.0 and ^2.0.0 works with contract %s: %p', (version, expected) => {
  expect(worksWith(version, { contract: '^1.4.0', nextContract: '^2.0.0' })).toBe(expected);
});

import { satisfiesContract } from './contract-range.ts';

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
])('contract %s satisfies the range %s: %p', (version, range, expected) => {
  expect(satisfiesContract(version, range)).toBe(expected);
});

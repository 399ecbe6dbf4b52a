import assert from 'node:assert/strict';
import { it } from 'node:test';
import { complaintsAbout } from './testing/complaints.ts';

const leftOut = [
  `it.skip('a', () => {});`,
  `it.only('a', () => {});`,
  `it.todo('a');`,
  `it.failing('a', () => {});`,
  `it.skip.each([1])('a', () => {});`,
  `describe.only('a', () => {});`,
  `test.describe.skip('a', () => {});`,
  `test.fixme('a', () => {});`,
  `test('a', test => { test.skip(); });`,
  `xit('a', () => {});`,
  `fdescribe('a', () => {});`,
  `it('a', { skip: true }, () => {});`,
  `it('a', { todo: 'later' }, () => {});`,
];
const thatRun = `describe('a', () => { it('b', { timeout: 1 }, () => {}); it.each([1])('c', () => {}); });`;

it('tests that are left out may not be handed in, those that run may', async test => {
  const endings = ['test.ts', 'test.tsx', 'spec.ts'];
  const fileOf = (index: number): string => `tools/x${String(index)}.${endings[index % 3] ?? ''}`;
  const lines = [...leftOut, thatRun];
  const complaints = await complaintsAbout(
    test,
    Object.fromEntries(lines.map((line, index) => [fileOf(index), line])),
  );
  const refused = lines.filter((_, index) => complaints[fileOf(index)]?.includes('tests(none-left-out)'));
  assert.deepEqual(refused, leftOut);
});

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

/** The files of these lines of code, one each, and in which of them a test is left out. */
const refusedOf = async (test: Parameters<typeof complaintsAbout>[0], code: readonly string[]) => {
  const files = Object.fromEntries(code.map((line, index) => [`tools/x${String(index)}.test.ts`, line]));
  const complaints = await complaintsAbout(test, files);
  return code.filter((_, index) =>
    complaints[`tools/x${String(index)}.test.ts`]?.includes('tests(none-left-out)'),
  );
};

it('tests that are left out may not be handed in, those that run may', async test => {
  assert.deepEqual(await refusedOf(test, [...leftOut, thatRun]), leftOut);
});

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

const ranges = [
  "it('a (SIM-005 to SIM-007)', () => {});",
  'it(`${host} (ENV-001 to ENV-005)`, () => {});',
  "describe('a (SIM-005 – 007)', () => {});",
];
const thatName = "it('a (SIM-005, SIM-006)', () => {}); it('a from 2026-11-25 to 2026-11-26', () => {});";

for (const { rule, refused, allowed } of [
  { rule: 'tests(none-left-out)', refused: leftOut, allowed: thatRun },
  { rule: 'tests(no-range-of-ids)', refused: ranges, allowed: thatName },
])
  it(`${rule} refuses only what it forbids, in each kind of file`, async test => {
    const endings = ['test.ts', 'test.tsx', 'spec.ts'];
    const fileOf = (index: number): string => `tools/x${String(index)}.${endings[index % 3] ?? ''}`;
    const lines = [...refused, allowed];
    const complaints = await complaintsAbout(
      test,
      Object.fromEntries(lines.map((line, index) => [fileOf(index), line])),
    );
    assert.deepEqual(
      lines.filter((_, index) => complaints[fileOf(index)]?.includes(rule)),
      refused,
    );
  });

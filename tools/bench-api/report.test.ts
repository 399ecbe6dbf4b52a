import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Burst } from './load.ts';
import { complaints, markdownTable, rowOf } from './report.ts';

const burst = (perSecond: number, p99 = 10): Burst => ({ perSecond, p50: 5, p99, cpu: 1 });
const compared = {
  references: [burst(9000), burst(5000), burst(1000)],
  bareQueries: [0.5, 0.25, 1].map(cpu => ({ ...burst(2000), cpu })),
};
const row = rowOf('lists', [burst(900), burst(1000), burst(100)], compared);

describe('the report of the API bench', () => {
  it('takes medians, and compares with the reference of the same round', () => {
    assert.deepEqual(row, {
      name: 'lists',
      perSecond: 900,
      p50: 5,
      p99: 10,
      cpu: 1,
      ratio: 0.1,
      byBareQuery: 2,
    });
  });

  it('writes a Markdown table', () => {
    assert.equal(
      markdownTable([row]).split('\n').at(-1),
      '| lists | 900 | 5 ms | 10 ms | 0.100 | 1.00 ms | 2.00 |',
    );
  });

  it('complains about slow answers and growing memory, but not about few calls', () => {
    assert.deepEqual(complaints([rowOf('few', [burst(1)], compared)], 10), []);
    const slow = rowOf('lists', [burst(900, 101)], compared);
    assert.deepEqual(complaints([slow], 65), [
      'lists: p99 is 101 ms, and may be 100.',
      "The platform's memory grew by 65 MB, and may by 64.",
    ]);
  });
});

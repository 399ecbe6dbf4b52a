import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare, median } from './numbers.ts';
import { markdownTable } from './table.ts';

describe('what the bench makes of its measurements', () => {
  for (const [values, expected] of [
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ] as const)
    it(`takes ${String(expected)} as the median of ${values.join(', ')}`, () => {
      assert.equal(median(values), expected);
    });

  it('compares medians, so that one slow round decides nothing', () => {
    const { single, federated, ratio } = compare('content', 'ms', [100, 110, 900], [120, 121, 122], 1.15);

    assert.deepEqual([single, federated, ratio], [110, 121, 1.1]);
  });

  it('writes a table that can stand in a document', () => {
    const rows = [compare('content', 'ms', [100], [110], 1.15), compare('requests', '', [10], [15])];

    assert.equal(
      markdownTable(rows),
      [
        '| | single bundle | federated | ratio | asked for |',
        '|---|---:|---:|---:|---:|',
        '| content | 100 ms | 110 ms | 1.10 | ≤ 1.15 |',
        '| requests | 10 | 15 | 1.50 |  |',
      ].join('\n'),
    );
  });
});

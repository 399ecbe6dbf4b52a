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
    const { single, federated, ratio } = compare('content', 'ms', [100, 110, 900], [120, 121, 122]);

    assert.deepEqual([single, federated, ratio], [110, 121, 1.1]);
  });

  it('takes nothing on both sides as the same', () => {
    assert.equal(compare('requests', '', [0], [0]).ratio, 1);
  });

  const rows = [
    compare('content', 'ms', [100], [110], { times: 1.15 }),
    compare('requests', '', [10], [15], { more: 1 }),
    compare('sequential requests', '', [5], [5]),
  ];

  it('writes a table that can stand in a document', () => {
    assert.equal(
      markdownTable(rows),
      [
        '| | single bundle | federated | ratio | limit |',
        '|---|---:|---:|---:|---:|',
        '| content | 100 ms | 110 ms | 1.10 | ≤ 1.15 |',
        '| requests | 10 | 15 | 1.50 | ≤ + 1 |',
        '| sequential requests | 5 | 5 | 1.00 |  |',
      ].join('\n'),
    );
  });

  it('asks nothing of two portals that are the same but for their commits', () => {
    assert.equal(
      markdownTable(rows.slice(0, 1), ['port 4000', 'port 5000']),
      [
        '| | port 4000 | port 5000 | ratio |',
        '|---|---:|---:|---:|',
        '| content | 100 ms | 110 ms | 1.10 |',
      ].join('\n'),
    );
  });
});

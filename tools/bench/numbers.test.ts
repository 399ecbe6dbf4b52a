import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare, median } from './numbers.ts';
import { markdownTable } from './table.ts';

describe('the report of the bench', () => {
  for (const [values, expected] of [
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ] as const)
    it(`takes ${String(expected)} as the median of ${values.join(', ')}`, () => {
      assert.equal(median(values), expected);
    });

  it('compares medians, so that one slow round changes nothing', () => {
    const { single, federated, ratio } = compare('content', 'ms', [100, 110, 900], [120, 121, 122]);

    assert.deepEqual([single, federated, ratio], [110, 121, 1.1]);
  });

  it('treats zero on both sides as equal', () => {
    assert.equal(compare('requests', '', [0], [0]).ratio, 1);
  });

  const rows = [
    compare('content', 'ms', [100], [110], { times: 1.15 }),
    compare('requests', '', [10], [15], { more: 1 }),
    compare('sequential requests', '', [5], [5]),
  ];

  it('writes a Markdown table', () => {
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

  it('omits the limits when it compares two portals', () => {
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

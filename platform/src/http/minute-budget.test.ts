import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMinuteBudget } from './minute-budget.ts';

describe('createMinuteBudget', () => {
  it('limits each address and the total, per minute', () => {
    let now = 0;
    const budget = createMinuteBudget({ byAddress: 10, inAll: 15, now: () => now });
    assert.deepEqual(
      [
        budget.spend('a', 6),
        budget.spend('a', 6),
        budget.spend('a', 4),
        budget.spend('b', 6),
        budget.spend('b', 5),
      ],
      [true, false, true, false, true],
    );
    assert.deepEqual([budget.has('b', 1), budget.has('c', 0)], [false, true]);
    now = 59_999;
    assert.equal(budget.spend('a', 1), false);
    now = 60_000;
    assert.equal(budget.has('a', 10), true);
    assert.equal(budget.spend('a', 10), true);
  });

  it('resets when the clock is set back', () => {
    let now = 3_600_000;
    const budget = createMinuteBudget({ byAddress: 10, inAll: 15, now: () => now });
    budget.spend('a', 10);
    now = 0;
    assert.equal(budget.spend('a', 10), true);
    assert.equal(budget.spend('a', 1), false);
  });
});

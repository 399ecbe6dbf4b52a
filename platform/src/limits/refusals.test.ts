import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { createRefusals, forgetRefusals } from './refusals.ts';

describe('createRefusals', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['Date'], now: 0 });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  it('remembers a refusal until it ends, at most for five seconds', () => {
    const refusals = createRefusals();
    refusals.asking('short')(1000);
    refusals.asking('long')(60_000);
    mock.timers.tick(999);
    assert.deepEqual([refusals.untilWhen('short'), refusals.untilWhen('long')], [1000, 60_000]);
    mock.timers.tick(1);
    assert.deepEqual([refusals.untilWhen('short'), refusals.untilWhen('long')], [undefined, 60_000]);
    mock.timers.tick(4000);
    assert.equal(refusals.untilWhen('long'), undefined);
  });

  it('forgets refusals when the clock is set back', () => {
    mock.timers.setTime(3_600_000);
    const refusals = createRefusals();
    refusals.asking('one')(3_660_000);
    mock.timers.setTime(0);
    assert.equal(refusals.untilWhen('one'), undefined);
  });

  it('evicts the least recently used entry', () => {
    const refusals = createRefusals(2);
    refusals.asking('one')(1000);
    refusals.asking('two')(1000);
    refusals.untilWhen('one');
    refusals.asking('three')(1000);
    assert.deepEqual(
      ['one', 'two', 'three'].map(each => refusals.untilWhen(each)),
      [1000, undefined, 1000],
    );
  });

  it('keeps other entries when one is refused again', () => {
    const refusals = createRefusals(2);
    for (const each of ['one', 'two', 'two']) refusals.asking(each)(1000);
    assert.equal(refusals.untilWhen('one'), 1000);
  });

  it('forgets all refusals on a reset, including one in progress', () => {
    const refusals = createRefusals();
    refusals.asking('before')(1000);
    const meanwhile = refusals.asking('meanwhile');
    forgetRefusals();
    meanwhile(1000);
    refusals.asking('after')(1000);
    assert.deepEqual(
      ['before', 'meanwhile', 'after'].map(each => refusals.untilWhen(each)),
      [undefined, undefined, 1000],
    );
  });
});

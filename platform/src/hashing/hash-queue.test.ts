import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHashQueue, TooBusy } from './hash-queue.ts';

describe('createHashQueue', () => {
  it('limits running and waiting work, refuses more, and continues', async () => {
    const queue = createHashQueue(2, 1);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) =>
      queue(() => {
        begun.push(number);
        return new Promise<void>(resolve => ends.push(resolve));
      });
    const all = [work(1), work(2), work(3)];
    await assert.rejects(work(4), TooBusy);
    assert.deepEqual(begun, [1, 2]);
    ends[0]?.();
    await all[0];
    assert.deepEqual(begun, [1, 2, 3]);
    ends[1]?.();
    ends[2]?.();
    await Promise.all(all);
    assert.equal(await queue(() => Promise.resolve('done')), 'done');
  });

  it('continues after failed work', async () => {
    const queue = createHashQueue(1, 0);
    await assert.rejects(
      queue(() => Promise.reject(new Error('it failed'))),
      /it failed/,
    );
    assert.equal(await queue(() => Promise.resolve('done')), 'done');
  });
});

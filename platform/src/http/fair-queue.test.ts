import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventLoopTurns } from '../testing/event-loop-turns.ts';
import { createFairQueue } from './fair-queue.ts';

describe('createFairQueue', () => {
  it('gives each its own turn of the event loop, first come, first served', async () => {
    const takeTurn = createFairQueue();
    const turns = await eventLoopTurns([takeTurn(), takeTurn(), takeTurn()]);
    assert.deepEqual(
      turns,
      turns.toSorted((one, other) => one - other),
    );
    assert.equal(new Set(turns).size, 3);
  });
});

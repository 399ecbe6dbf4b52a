import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createStreamLimit } from './stream-limit.ts';

describe('createStreamLimit', () => {
  it('limits places per address and in total, and releases each once', () => {
    const places = createStreamLimit({ byAddress: 2, inAll: 3 });
    const giveBack = places.take('a');
    assert(places.take('a'));
    assert.equal(places.take('a'), undefined, 'the limit of the address');
    giveBack?.();
    giveBack?.();
    assert(places.take('a'));
    assert.equal(places.take('a'), undefined);
    assert(places.take('b'), 'another address is not affected');
    assert.equal(places.take('c'), undefined, 'the total limit');
  });
});

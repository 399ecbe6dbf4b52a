import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readConnectionToken } from './featbit-token.ts';
import { connectionToken } from './testing/raw-stream.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

describe('the connection token of a stream', () => {
  it('hides the SDK key and the time at any cut position (TOG-029)', () => {
    const key = fc.stringMatching(/^[\w-]{4,60}$/);
    fc.assert(
      fc.property(key, fc.nat({ max: 4 }), (text, start) => {
        assert.equal(readConnectionToken(connectionToken(text, now, start), now), text);
      }),
    );
  });

  it('is valid for 30 seconds before and after', () => {
    assert.equal(readConnectionToken(connectionToken('local', now - 30_000), now), 'local');
    assert.equal(readConnectionToken(connectionToken('local', now - 30_001), now), undefined);
    assert.equal(readConnectionToken(connectionToken('local', now + 30_001), now), undefined);
  });

  it('rejects any other text', () => {
    assert.equal(readConnectionToken('QQSBSlocal', now), undefined);
    // Not a digit, at a position where a minus would still yield a valid time.
    const token = connectionToken('k'.repeat(102), now, 0);
    assert.equal(readConnectionToken(`?BH${token.slice(3)}`, now), undefined);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), text => {
        assert.equal(readConnectionToken(text, now), undefined);
      }),
    );
  });
});

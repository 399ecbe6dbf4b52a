import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { typedAmount } from './typed-amount.ts';

describe('typedAmount', () => {
  for (const [text, from, to] of [
    ['16.448,12', 1_644_812, 1_644_812],
    ['16448,12 kr.', 1_644_812, 1_644_812],
    ['16448.12', 1_644_812, 1_644_812],
    ['16 448,5', 1_644_850, 1_644_850],
    ['1.234', 123_400, 123_499],
    ['1234', 123_400, 123_499],
    ['250,-', 25_000, 25_000],
    ['100 DKK', 10_000, 10_099],
  ] as const)
    it(`reads ${text} as ${String(from)} to ${String(to)} øre`, () => {
      assert.deepEqual(typedAmount(text), { from, to });
    });

  for (const text of ['hansen', '12,345', '1.23.4', 'M1001', '10 10 02 65 Hansen', '1234567890123', ''])
    it(`rejects ${JSON.stringify(text)}`, () => {
      assert.equal(typedAmount(text), undefined);
    });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pastedEntries, searchWords } from './search-terms.ts';

describe('searchWords', () => {
  for (const [text, words] of [
    [undefined, []],
    ['   ', []],
    [' Anders  BAKKELUND ', ['anders', 'bakkelund']],
    ['10 20 30 40', ['10203040']],
    ['+45 10 20 30 40', ['10203040']],
    ['004510203040', ['10203040']],
    ['(+45) 10-20-30-40', ['10203040']],
    ['10.20.30.40', ['10203040']],
    ['Anders 10 20 30 40', ['anders', '10203040']],
    ['+45 10 20 30 40 Anders', ['10203040', 'anders']],
    ['8945 0100 1234 5678 901', ['8945010012345678901']],
    ['12-34', ['12-34']],
    ['50 GB', ['50', 'gb']],
    ['Bakkelund, Anders', ['bakkelund', 'anders']],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as ${JSON.stringify(words)}`, () => {
      assert.deepEqual(searchWords(text), words);
    });
  }
});

describe('pastedEntries', () => {
  for (const [text, entries] of [
    [undefined, undefined],
    ['10203040', undefined],
    ['Anders Bakkelund', undefined],
    ['10 20 30 40', undefined],
    ['10203040\n10203041\n', ['10203040', '10203041']],
    ['10203040; +45 10203041, M100', ['10203040', '10203041', 'm100']],
    ['10203040 10203041', ['10203040', '10203041']],
    ['10203040,10203040,,', ['10203040']],
    ['Bakkelund, Anders', undefined],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as ${JSON.stringify(entries)}`, () => {
      assert.deepEqual(pastedEntries(text), entries);
    });
  }
});

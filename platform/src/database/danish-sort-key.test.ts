import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { danishSortKey } from './danish-sort-key.ts';

const sorted = (texts: string[]) =>
  texts.toSorted((one, other) => (danishSortKey(one) < danishSortKey(other) ? -1 : 1));

describe('danishSortKey', () => {
  it('sorts Æ, Ø and Å after Z, in that order', () => {
    assert.deepEqual(sorted(['Åbrink', 'Zenia', 'Østerhede', 'Ærtebjerg', 'Anna']), [
      'Anna',
      'Zenia',
      'Ærtebjerg',
      'Østerhede',
      'Åbrink',
    ]);
  });

  it('sorts AA as Å, and ignores other accents', () => {
    assert.deepEqual(sorted(['Aase', 'Zenia', 'Éva', 'Erik', 'Frida']), [
      'Erik',
      'Éva',
      'Frida',
      'Zenia',
      'Aase',
    ]);
  });

  it('ignores case, and sorts numbers by value', () => {
    assert.equal(danishSortKey('SALG'), danishSortKey('salg'));
    assert.deepEqual(sorted(['Afdeling 10', 'Afdeling 9', 'afdeling 1']), [
      'afdeling 1',
      'Afdeling 9',
      'Afdeling 10',
    ]);
  });
});

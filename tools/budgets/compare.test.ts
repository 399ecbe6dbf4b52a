import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { overBudget, shareOfBudget } from './compare.ts';

const written = { 'main.js': 100_000, '1.js': 20_000, 'main.css': 4_000 };

describe('the budget of a first page', () => {
  it('allows the same size, less, or slightly more', () => {
    assert.deepEqual(overBudget('shell', written, written), []);
    assert.deepEqual(overBudget('shell', written, { 'main.js': 90_000 }), []);
    assert.deepEqual(overBudget('shell', written, { ...written, 'main.js': 100_500 }), []);
  });

  it('allows a remote more growth than the shell', () => {
    const small = { 'main.js': 30_000, 'main.css': 4_000 };
    const grown = { ...small, 'main.js': 33_000 };
    assert.deepEqual(overBudget('mfe-billing', small, grown), []);
    assert.equal(overBudget('shell', small, grown).length, 1);
  });

  it('ignores what moves from one file to another', () => {
    assert.deepEqual(overBudget('shell', written, { ...written, 'main.js': 80_000, '1.js': 40_000 }), []);
  });

  it('names the files that grew, largest growth first', () => {
    assert.deepEqual(
      overBudget('shell', written, { 'main.js': 101_000, '1.js': 30_000, 'main.css': 4_000 }),
      [
        'shell: the first page has 131.0 kB of js, and may have 120.6 kB. 1.js 20.0 kB → 30.0 kB; main.js 100.0 kB → 101.0 kB.',
      ],
    );
  });

  it('has separate limits for scripts and style sheets', () => {
    assert.deepEqual(overBudget('shell', written, { ...written, 'main.css': 5_000 }), [
      'shell: the first page has 5.0 kB of css, and may have 4.0 kB. main.css 4.0 kB → 5.0 kB.',
    ]);
  });

  it('limits the number of files, as each is a request', () => {
    assert.deepEqual(overBudget('shell', written, { ...written, '2.js': 100 }), [
      'shell: the first page asks for 4 files, and may ask for 3. 2.js is new, 0.1 kB.',
    ]);
  });

  it('is reported with the used share, for a new remote with the limits of any remote', () => {
    const present = { 'main.js': 99_000, 'main.css': 3_900 };
    assert.equal(
      shareOfBudget('shell', written, present),
      'shell: js 99.0 of 120.6 kB, css 3.9 of 4.0 kB, 2 files',
    );
    assert.equal(
      shareOfBudget('mfe-support', undefined, present),
      'mfe-support: js 99.0 of 40.0 kB, css 3.9 of 5.0 kB, 2 files',
    );
  });

  it('does not exist for a new remote', () => {
    assert.deepEqual(overBudget('mfe-support', undefined, { 'remoteEntry.js': 8_000 }), []);
  });

  it('cannot raise the maximum that applies to every remote', () => {
    const heavy = { 'remoteEntry.js': 8_000, 'pages.js': 33_000, 'pages.css': 5_000 };
    const message = 'mfe-support: the first page has 41.0 kB of js, and that of a remote may have 40.0 kB.';
    assert.deepEqual(overBudget('mfe-support', undefined, heavy), [message]);
    assert.deepEqual(overBudget('mfe-support', heavy, heavy), [message]);
    assert.deepEqual(overBudget('mfe-support', heavy, { ...heavy, 'pages.js': 32_000 }), []);
    assert.deepEqual(overBudget('shell', heavy, heavy), []);
  });
});

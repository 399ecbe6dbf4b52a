/** What commands say to a word that they do not take, before they begin anything. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const notAFrontEnd = /^"mfe-nope" is not a front end: name one of shell, (mfe-[a-z]+(, )?)+\.\n$/;
const refusals: [script: string, word: string, sentence: RegExp][] = [
  ['start/start.ts', 'mfe-billing', /^npm start takes no arguments\.\n$/],
  ['lint/lint.ts', 'shared', /^npm run lint takes no arguments\.\n$/],
  ['format/format.ts', '--check', /^npm run format takes no arguments\.\n$/],
  ['dev/dev.ts', 'mfe-nope', notAFrontEnd],
  ['dev/dev.ts', 'shell', /^The shell is always started: name remotes only\.\n$/],
  ['dev/dev-offline.ts', 'mfe-nope', notAFrontEnd],
];

describe('commands that are given a word too many', () => {
  for (const [script, word, sentence] of refusals) {
    it(`${script} refuses "${word}" in one sentence`, () => {
      const file = path.join(import.meta.dirname, script);
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, word], { encoding: 'utf8' });
      assert.deepEqual([status, stdout], [1, '']);
      assert.match(stderr, sentence);
    });
  }
});

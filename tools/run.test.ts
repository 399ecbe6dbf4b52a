import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'run.mjs'), ...args], { encoding: 'utf8' });

const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the door to the commands', () => {
  for (const args of [['strat'], [], ['constructor'], ['../start']]) {
    it(`refuses "${args.join('')}" in one sentence that lists the commands`, () => {
      const { status, stdout, stderr } = run(...args);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      const [sentence, listed = ''] = /^[^\n]*has to be one of (.+)\.\n$/.exec(stderr) ?? [];
      assert.equal(sentence, stderr);
      // Every one of them is a script of the project's, and the other way round.
      assert.deepEqual(listed.split(', ').sort(), Object.keys(scripts).sort());
    });
  }
});

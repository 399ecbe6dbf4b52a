import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'run.mjs'), ...args], { encoding: 'utf8' });

describe('the door to the commands', () => {
  for (const args of [['strat'], [], ['constructor'], ['../start']]) {
    it(`refuses "${args.join('')}" in one sentence that lists the commands`, () => {
      const { status, stdout, stderr } = run(...args);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      assert.match(
        stderr,
        /^[^\n]*has to be one of start, dev, dev:offline, build, origin, release, contract, new:remote, test, bench, budgets, lint, format, new:task\.\n$/,
      );
    });
  }
});

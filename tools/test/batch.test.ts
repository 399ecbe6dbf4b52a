import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { inBatches, runBatch } from './batch.ts';

const imported = "import { after, before, describe, it } from 'node:test';";
const passing = `${imported} it('passes', () => {});`;

describe('test files that share a process', () => {
  it('are counted together: passed, failed, and skipped or todo tests and suites', async test => {
    const folder = temporaryFolder(test, {
      'a.test.mjs': `${imported}
        it('passes', () => {});
        describe('suite', () => { it('fails', () => { throw new Error('as meant'); }); });
        it('is skipped', { skip: true }, () => {});
        it('is left to do', { todo: true }, () => {});
        describe('left out', { skip: true }, () => { it('inside', () => {}); });`,
      'b.test.mjs': passing,
    });
    const { failures = [], output, ...sums } = await runBatch(['a.test.mjs', 'b.test.mjs'], { folder });
    assert.deepEqual(sums, { passed: 2, failed: 1, notRun: 3 });
    assert.equal(failures.length, 1);
    assert.match(failures[0] ?? '', /^a\.test\.mjs › fails\nError: as meant/);
    assert.match(output, /a\.test\.mjs.*b\.test\.mjs/s);
  });

  it('have their own hooks, and run sequentially', async test => {
    const hooked = (name: string) => `${imported}
      before(() => { globalThis.open = (globalThis.open ?? '') + '${name}'; });
      after(() => { globalThis.open = globalThis.open.replace('${name}', ''); });
      it('is alone', () => { if (globalThis.open !== '${name}') throw new Error(globalThis.open); });`;
    const folder = temporaryFolder(test, { 'a.test.mjs': hooked('a'), 'b.test.mjs': hooked('b') });
    const { passed, failed } = await runBatch(['a.test.mjs', 'b.test.mjs'], { folder });
    assert.deepEqual({ passed, failed }, { passed: 2, failed: 0 });
  });

  const amiss: Record<string, [source: string, message: RegExp]> = {
    'cannot be loaded': ["import './none.mjs';", /^batch-process\.ts › amiss\.test\.mjs\nError.*none\.mjs/],
    'throws while it is loaded': ["throw new Error('thrown')", /amiss\.test\.mjs\nError: thrown/],
    'fails before its tests': [
      `${imported} before(() => { throw new Error('closed'); }); it('inside', () => {});`,
      /amiss\.test\.mjs\nError: closed/,
    ],
    'exits with success': [
      `${imported} it('ends', () => { process.exit(0); });`,
      /^amiss\.test\.mjs\nThe process ended/,
    ],
    'exits while it is loaded': ['process.exit(0)', /^amiss\.test\.mjs\nThe process ended/],
    'is killed': [
      `${imported} it('dies', () => new Promise(() => { process.kill(process.pid, 'SIGKILL'); }));`,
      /^amiss\.test\.mjs\nThe process ended/,
    ],
    'never ends': [
      `${imported} it('waits', () => new Promise(() => {}));`,
      /^amiss\.test\.mjs\nThe process ended/,
    ],
  };
  for (const [how, [source, message]] of Object.entries(amiss))
    it(`continue after one that ${how}, which fails and is named`, async test => {
      const folder = temporaryFolder(test, {
        'a.test.mjs': passing,
        'amiss.test.mjs': source,
        'z.test.mjs': passing,
      });
      const result = await runBatch(['a.test.mjs', 'amiss.test.mjs', 'z.test.mjs'], { folder });
      assert.equal(result.passed, 2, result.output);
      assert.ok(result.failed >= 1, result.output);
      assert.ok(
        result.failures?.some(failure => message.test(failure)),
        result.failures?.join('\n'),
      );
    });

  it('are distributed to batches, neighbours apart', () => {
    assert.deepEqual(inBatches(['a', 'b', 'c', 'd', 'e'], 2), [['a', 'd'], ['b', 'e'], ['c']]);
    assert.deepEqual(inBatches([], 2), []);
  });
});

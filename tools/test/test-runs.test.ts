import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import * as z from 'zod/mini';
import { runNode } from '../portal/node-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { countedResult, jestReport, ownReport } from './test-runs.ts';

const counts = { passed: 3, failed: 0, notRun: 1, failures: [] };

describe('a report', () => {
  it('is counted, and a run that failed without failing a test, or without a report, as a failure', test => {
    const folder = temporaryFolder(test, { 'report.json': JSON.stringify(counts) });
    const report = path.join(folder, 'report.json');
    assert.deepEqual(countedResult(report, ownReport, true, ''), { ...counts, output: '' });
    assert.equal(countedResult(report, ownReport, false, '').failed, 1);
    assert.equal(countedResult(path.join(folder, 'none.json'), ownReport, true, '').failed, 1);
  });

  it('of Jest counts what was skipped or left to do, and tells what failed', test => {
    const jest = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    const folder = temporaryFolder(test, {
      'jest.json': JSON.stringify({
        ...{ ...jest, numPendingTests: 3, numTodoTests: 4 },
        testResults: [
          { message: 'no such module', assertionResults: [] },
          { message: '', assertionResults: [] },
          {
            message: '● a ● b',
            assertionResults: [
              { fullName: 'a', failureMessages: ['not 1'] },
              { fullName: 'b', failureMessages: [] },
            ],
          },
        ],
      }),
    });
    assert.deepEqual(countedResult(path.join(folder, 'jest.json'), jestReport, true, ''), {
      ...{ passed: 5, failed: 3, notRun: 7 },
      failures: ['no such module', 'a\nnot 1'],
      output: '',
    });
  });

  it('of Node counts what was skipped, left to do, or in a suite that was left out, and tells what failed', async test => {
    const folder = temporaryFolder(test, {
      'a.test.mjs': `import { describe, it } from 'node:test';
        it('passes', () => {});
        describe('suite', () => { it('fails', () => { throw new Error('as meant'); }); });
        it('is skipped', { skip: true }, () => {});
        it('is left to do', { todo: true }, () => {});
        describe('left out', { skip: true }, () => { it('inside', () => {}); });`,
    });
    const report = path.join(folder, 'report.json');
    const reporter = path.join(import.meta.dirname, 'count-reporter.ts');
    await runNode(
      ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${report}`, 'a.test.mjs'],
      // Else the inner run would take itself for a file of the outer one.
      { folder, environment: { NODE_TEST_CONTEXT: undefined } },
    );
    const { failures, ...sums } = z.parse(ownReport, JSON.parse(readFileSync(report, 'utf8')));
    assert.deepEqual(sums, { passed: 1, failed: 1, notRun: 3 });
    assert.equal(failures.length, 1);
    assert.match(failures[0] ?? '', /^a\.test\.mjs › fails\nError: as meant/);
  });
});

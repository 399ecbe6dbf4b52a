import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { countedResult, jestReport, ownReport } from './test-runs.ts';

const counts = { passed: 3, failed: 0, notRun: 1, failures: [] };

describe('a report', () => {
  it('counts a run that failed without a failed test, or without a report, as a failure', test => {
    const folder = temporaryFolder(test, { 'report.json': JSON.stringify(counts) });
    const report = path.join(folder, 'report.json');
    assert.deepEqual(countedResult(report, ownReport, true, ''), { ...counts, output: '' });
    assert.equal(countedResult(report, ownReport, false, '').failed, 1);
    assert.equal(countedResult(path.join(folder, 'none.json'), ownReport, true, '').failed, 1);
  });

  it('of Jest counts skipped and todo tests, and lists failures', test => {
    const jest = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    const folder = temporaryFolder(test, {
      'jest.json': JSON.stringify({
        ...jest,
        numPendingTests: 3,
        numTodoTests: 4,
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
      passed: 5,
      failed: 3,
      notRun: 7,
      failures: ['no such module', 'a\nnot 1'],
      output: '',
    });
  });
});

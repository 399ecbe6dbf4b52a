import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as z from 'zod/mini';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { summary } from './step.ts';
import { countedResult } from './test-runs.ts';

const shape = z.object({ passed: z.number(), failed: z.number() });

describe('the result of the test command', () => {
  it('is one line with the sums', () => {
    const results = [
      { passed: 300, failed: 0, output: '' },
      { passed: 1, failed: 2, output: '' },
    ];
    assert.equal(summary(results), '301 passed, 2 failed');
  });

  it('counts a run that failed without failing a test, or without a report, as a failure', test => {
    const folder = temporaryFolder(test, { 'report.json': '{"passed":3,"failed":0}' });
    const report = path.join(folder, 'report.json');
    assert.equal(countedResult(report, shape, true, '').failed, 0);
    assert.equal(countedResult(report, shape, false, '').failed, 1);
    assert.equal(countedResult(path.join(folder, 'none.json'), shape, true, '').failed, 1);
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import type { FullConfig, Suite, TestCase, TestResult } from 'playwright/types/testReporter';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import BrowserReporter from './browser-reporter.ts';

it('an interrupted run of the browser suite reports failures and how many tests did not run', test => {
  const file = path.join(temporaryFolder(test, {}), 'report.json');
  process.env['PORTAL_BROWSER_REPORT'] = file;
  const reporter = new BrowserReporter();
  const written = (): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const ends = (outcome: ReturnType<TestCase['outcome']>, status: TestResult['status']): void => {
    const tried = { outcome: () => outcome, titlePath: () => ['a.spec.ts', outcome] };
    const errors = status === 'timedOut' ? [{ message: 'Test timeout.' }] : [];
    reporter.onTestEnd(tried as unknown as TestCase, { status, errors } as unknown as TestResult);
  };

  reporter.onBegin({} as FullConfig, { allTests: () => Array.from({ length: 6 }) } as unknown as Suite);
  assert.deepEqual(written(), { passed: 0, failed: 0, notRun: 6, failures: [] });
  ends('expected', 'passed');
  ends('unexpected', 'timedOut');
  ends('flaky', 'passed');
  ends('skipped', 'skipped');
  ends('skipped', 'interrupted');
  assert.deepEqual(written(), {
    ...{ passed: 1, failed: 2, notRun: 3 },
    failures: ['a.spec.ts › unexpected\nTest timeout.', 'a.spec.ts › flaky'],
  });
});

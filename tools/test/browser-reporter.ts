/**
 * Reporter for Playwright: writes counts and failures after every test to the file named by PORTAL_BROWSER_REPORT. If
 * the run is interrupted, the rest of its total counts as not run.
 */
import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter';
import type { StepReport } from './step.ts';

export default class BrowserReporter implements Reporter {
  private readonly counts: StepReport = { passed: 0, failed: 0, notRun: 0, failures: [] };

  onBegin(_config: FullConfig, suite: Suite): void {
    this.counts.notRun = suite.allTests().length;
    this.write();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped' || result.status === 'interrupted') return;
    this.counts.notRun -= 1;
    // There are no retries; a test that passes only on a retry has failed.
    if (test.outcome() === 'expected') this.counts.passed += 1;
    else {
      this.counts.failed += 1;
      const what = [test.titlePath().join(' › '), ...result.errors.map(({ message }) => message ?? '')];
      this.counts.failures.push(what.join('\n'));
    }
    this.write();
  }

  private write(): void {
    const file = process.env['PORTAL_BROWSER_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.counts));
  }
}

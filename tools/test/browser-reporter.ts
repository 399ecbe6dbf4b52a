/**
 * Reporter for Playwright: counts and failures, written anew after every test to the file that PORTAL_BROWSER_REPORT names. What
 * a run that is cut short did not come to is what is left of its total.
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
    // There are no second tries; a test that only passed at one would not have passed.
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

/**
 * Reporter for Playwright: writes counts and failures after every test to the file named by PORTAL_BROWSER_REPORT. If
 * the run is interrupted, the rest of its total counts as not run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter';
import type { StepReport } from './step.ts';

const maxPageText = 600;

/**
 * What the page showed when the test failed, on one line: the texts in Playwright's snapshot, of the dialog if one was
 * open, else of the main content. A CI run leaves only its output.
 */
const shownText = ({ attachments }: TestResult): string[] => {
  const context = attachments.find(({ name }) => name === 'error-context')?.path;
  if (context === undefined) return [];
  const snapshot = /^# Page snapshot\s+```yaml\n(.*?)^```/ms.exec(readFileSync(context, 'utf8'))?.[1];
  if (snapshot === undefined) return [];
  const shown = /^ *- (?:alert)?dialog\b.*/ms.exec(snapshot) ?? /^ *- main\b.*/ms.exec(snapshot);
  const texts = (shown?.[0] ?? snapshot)
    .split('\n')
    .filter(line => !line.includes('- /url:'))
    .map(line => line.replace(/^ *- '?[a-z]+/, '').replaceAll(/\[[^\]]*\]/g, ''))
    .map(line => line.replaceAll(/^[\s:"']+|[\s:"']+$/g, ''));
  // An element's name repeats the texts in it.
  const once = texts.filter(
    (text, index) => text !== '' && !texts.slice(0, index).some(before => before.includes(text)),
  );
  return [`The page showed: ${once.join(' · ').slice(0, maxPageText)}`];
};

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
      const startedAt = `Started at ${result.startTime.toISOString()}.`;
      const errors = result.errors.map(({ message }) => message ?? '');
      const what = [test.titlePath().join(' › '), startedAt, ...shownText(result), ...errors];
      this.counts.failures.push(what.join('\n'));
    }
    this.write();
  }

  private write(): void {
    const file = process.env['PORTAL_BROWSER_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.counts));
  }
}

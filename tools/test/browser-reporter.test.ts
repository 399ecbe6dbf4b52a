import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import type { FullConfig, Suite, TestCase, TestResult } from 'playwright/types/testReporter';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import BrowserReporter from './browser-reporter.ts';

const context = `# Error details
# Page snapshot

\`\`\`yaml
- banner [ref=e1]:
  - link "Til forsiden" [ref=e2]:
    - /url: /selvbetjening
- main [ref=e3]:
  - heading "Fakturaer" [level=1] [ref=e4]
  - searchbox "Søg i fakturaer" [active] [ref=e5]
  - 'row "Faktura 9100 Forfalden" [ref=e6]':
    - cell "Faktura 9100" [ref=e7]
\`\`\`
`;

it('an interrupted run of the browser suite reports failures, what their pages showed, and how many tests did not run', test => {
  const folder = temporaryFolder(test, { 'context.md': context });
  const file = path.join(folder, 'report.json');
  process.env['PORTAL_BROWSER_REPORT'] = file;
  const reporter = new BrowserReporter();
  const written = (): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const ends = (outcome: ReturnType<TestCase['outcome']>, status: TestResult['status']): void => {
    const tried = { outcome: () => outcome, titlePath: () => ['a.spec.ts', outcome] };
    const isLate = status === 'timedOut';
    const errors = isLate ? [{ message: 'Test timeout.' }] : [];
    const attachments = isLate ? [{ name: 'error-context', path: path.join(folder, 'context.md') }] : [];
    const result = { status, errors, attachments, startTime: new Date('2026-11-20T08:00:00Z') };
    reporter.onTestEnd(tried as unknown as TestCase, result as unknown as TestResult);
  };

  reporter.onBegin({} as FullConfig, { allTests: () => Array.from({ length: 6 }) } as unknown as Suite);
  assert.deepEqual(written(), { passed: 0, failed: 0, notRun: 6, failures: [] });
  ends('expected', 'passed');
  ends('unexpected', 'timedOut');
  ends('flaky', 'passed');
  ends('skipped', 'skipped');
  ends('skipped', 'interrupted');
  assert.deepEqual(written(), {
    passed: 1,
    failed: 2,
    notRun: 3,
    failures: [
      `a.spec.ts › unexpected
Started at 2026-11-20T08:00:00.000Z.
The page showed: Fakturaer · Søg i fakturaer · Faktura 9100 Forfalden
Test timeout.`,
      'a.spec.ts › flaky\nStarted at 2026-11-20T08:00:00.000Z.',
    ],
  });
});

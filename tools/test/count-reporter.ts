// Reporter for Node's tests: one line of JSON per file, with counts and failures. It is written synchronously to
// PORTAL_TEST_REPORT, so that it survives when the next file ends the process.
import { EventEmitter } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import type { FileReport } from './batch.ts';

/** Emits the name of a file whose line is written. */
export const reported = new EventEmitter<Record<string, []>>();

const nothing = () => ({ passed: 0, failed: 0, notRun: 0, failures: [] as string[] });

export default async function* countReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let counts = nothing();
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, nesting, skip, todo } = event.data;
    const isSuite = event.data.details.type === 'suite';
    // Node does not report the tests of a skipped suite, so the suite itself is counted.
    if ((skip ?? todo) !== undefined) counts.notRun += 1;
    else if (event.type === 'test:pass') counts.passed += isSuite ? 0 : 1;
    else {
      const { file = '', details } = event.data;
      const error: Error & { readonly failureType?: unknown } = details.error;
      // A suite or file that failed only because of a subtest is not listed as a failure of its own.
      const itself = error.failureType !== 'subtestsFailed';
      if (itself || !isSuite) counts.failed += 1;
      if (itself) counts.failures.push(`${path.basename(file)} › ${name}\n${inspect(error.cause)}`);
    }
    if (nesting > 0) continue;
    const report: FileReport = { file: name, ...counts };
    appendFileSync(process.env['PORTAL_TEST_REPORT'] ?? '', `${JSON.stringify(report)}\n`);
    counts = nothing();
    reported.emit(name);
  }
  yield '';
}

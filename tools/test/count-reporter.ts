// Reporter for node --test: one line of JSON with the counts of the whole run, and what failed.
import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

export default async function* countReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  // The tests of a suite that is left out are not counted, so the suite is.
  let suites = 0;
  const failures: string[] = [];
  for await (const event of source) {
    if (event.type === 'test:pass' && event.data.details.type === 'suite') {
      if ((event.data.skip ?? event.data.todo) !== undefined) suites += 1;
    }
    // A suite, or a file, fails with a test in it.
    if (event.type === 'test:fail') {
      const { file = '', name, details } = event.data;
      const error: Error & { readonly failureType?: unknown } = details.error;
      if (error.failureType !== 'subtestsFailed')
        failures.push(`${path.basename(file)} › ${name}\n${inspect(error.cause)}`);
    }
    // The summary of one file names it; the one of the whole run does not.
    if (event.type === 'test:summary' && event.data.file === undefined) {
      const { passed, tests, skipped, todo } = event.data.counts;
      yield `${JSON.stringify({
        passed,
        failed: tests - passed - skipped - todo,
        notRun: skipped + todo + suites,
        failures,
      })}\n`;
    }
  }
}

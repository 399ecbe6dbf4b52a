// Reporter for node --test: one line of JSON with the counts of the whole run.
import type { TestEvent } from 'node:test/reporters';

export default async function* countReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    // The summary of one file names it; the one of the whole run does not.
    if (event.type === 'test:summary' && event.data.file === undefined) {
      const { passed, tests } = event.data.counts;
      const { skipped, todo } = event.data.counts;
      yield `${JSON.stringify({ passed, failed: tests - passed - skipped - todo })}\n`;
    }
  }
}

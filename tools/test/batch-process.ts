/**
 * Runs the test files that are named, one after the other: `node batch-process.ts a.test.ts b.test.ts`. What they
 * import is loaded and compiled once for all of them. Each is a suite of its own, whose hooks are no other file's.
 */
import { once } from 'node:events';
import path from 'node:path';
import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { reported } from './count-reporter.ts';

/** When a test waits for what never comes, nothing is left to do; Node would wait with it. */
const end = (): never => process.exit(1);
process.once('beforeExit', end);

for (const file of process.argv.slice(2)) {
  const done = once(reported, file);
  void suite(file, async () => {
    await import(pathToFileURL(path.resolve(file)).href);
  });
  await done;
}
process.off('beforeExit', end);

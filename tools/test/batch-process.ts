/**
 * Runs the named test files one after the other: `node batch-process.ts a.test.ts b.test.ts`. Their imports are loaded
 * and compiled only once. Each file is a suite of its own, with its own hooks.
 */
import { once } from 'node:events';
import path from 'node:path';
import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { reported } from './count-reporter.ts';

/** When a test awaits something that never resolves, the event loop is empty; Node would report nothing. */
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

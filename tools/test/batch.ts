/** Runs several test files of Node's test runner per process, so that common imports are loaded and compiled once. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { withReportFolder } from './report-folder.ts';
import { allTogether, type StepResult } from './step.ts';

/** Our reporter's record of one file. */
const fileReport = z.object({
  file: z.string(),
  passed: z.number(),
  failed: z.number(),
  notRun: z.number(),
  failures: z.array(z.string()),
});
export type FileReport = z.infer<typeof fileReport>;

/**
 * Splits files into batches of limited size, with neighbours in different batches, since they often take equally long.
 */
export const inBatches = (files: readonly string[], most: number): string[][] => {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, batch) => files.filter((_file, index) => index % count === batch));
};

const readReports = (file: string): FileReport[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => z.parse(fileReport, JSON.parse(line)))
    : [];

interface BatchOptions {
  folder?: string;
  environment?: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs files in one process. If the process ends early, the current file has failed, and a new process continues with
 * the next.
 */
export const runBatch = async (files: readonly string[], options: BatchOptions = {}): Promise<StepResult> => {
  const [result, left] = await withReportFolder(folder =>
    runProcess(files, path.join(folder, 'files.jsonl'), options),
  );
  return left.length === 0 ? result : allTogether([result, await runBatch(left, options)]);
};

const runProcess = async (
  files: readonly string[],
  report: string,
  { folder = repositoryRoot, environment = {} }: BatchOptions,
): Promise<[StepResult, left: readonly string[]]> => {
  const { succeeded, output } = await runNode(
    [
      // V8 compiles the embedded database with its fast tier and optimises hot functions again: with this budget only
      // those that seeding calls.
      '--wasm-tiering-budget=500000000',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${path.join(import.meta.dirname, 'count-reporter.ts')}`,
      '--test-reporter-destination=stdout',
      path.join(import.meta.dirname, 'batch-process.ts'),
      ...files,
    ],
    // Otherwise a run inside a test would think that it is a file of the outer run.
    { folder, environment: { NODE_TEST_CONTEXT: undefined, PORTAL_TEST_REPORT: report, ...environment } },
  );
  const reports = readReports(report);
  const unfinished = files.slice(reports.length);
  const result = allTogether([
    { passed: 0, failed: 0, notRun: 0, output },
    ...reports.map(each => ({ ...each, output: '' })),
    ...unfinished.slice(0, 1).map(file => ({
      passed: 0,
      failed: 1,
      notRun: 0,
      output: '',
      failures: [`${file}\nThe process ended before the file did.`],
    })),
  ]);
  const { passed, failed, notRun, failures = [] } = result;
  return [
    { passed, failed: succeeded ? failed : Math.max(failed, 1), notRun, failures, output },
    unfinished.slice(1),
  ];
};

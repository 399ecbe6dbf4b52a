/** The test runs of Jest and of Node's own runner, counted by their machine-readable reporters. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { verdict, type Step, type StepReport, type StepResult } from './step.ts';

export const browserPackages = ['shared', ...frontEnds.map(({ id }) => id)];

/** Reads what a runner wrote; a runner that ended without writing them has failed. */
export const countedResult = (
  file: string,
  shape: z.ZodMiniType<StepReport>,
  succeeded: boolean,
  output: string,
): StepResult => {
  if (!existsSync(file)) return verdict(false, output);
  const report = z.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  // A file that could not even be loaded fails the run without failing a test.
  return { ...report, failed: succeeded ? report.failed : Math.max(report.failed, 1), output };
};

/** A report as our own reporters write it. */
export const ownReport = z.object({
  ...{ passed: z.number(), failed: z.number(), notRun: z.number() },
  failures: z.array(z.string()),
});

/** Gives a folder for a runner's report and takes it away afterwards. */
export const withReportFolder = async (use: (folder: string) => Promise<StepResult>): Promise<StepResult> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-report-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const jestReport = z.pipe(
  z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        /** Why the file could not be loaded, or all that failed in it. */
        message: z.string(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
        ),
      }),
    ),
  }),
  z.transform(report => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    notRun: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ message, assertionResults }) =>
      assertionResults.length === 0 && message !== ''
        ? [message]
        : assertionResults.flatMap(({ fullName, failureMessages }) =>
            (failureMessages ?? []).map(failure => `${fullName}\n${failure}`),
          ),
    ),
  })),
);

/** Tests of every package that runs in a browser, or of those that are named. */
export const jestStep = (packages: readonly string[] = browserPackages): Step => ({
  name: 'unit tests (jest)',
  run: () =>
    withReportFolder(async folder => {
      const report = path.join(folder, 'jest.json');
      const { succeeded, output } = await runNode(
        [
          path.join(repositoryRoot, 'shared/node_modules/jest/bin/jest.js'),
          '--ci',
          '--maxWorkers=2',
          '--json',
          `--outputFile=${report}`,
          '--projects',
          ...packages,
        ],
        { folder: repositoryRoot, environment: { NODE_ENV: 'test', PORTAL_MODE: undefined } },
      );
      return countedResult(report, jestReport, succeeded, withoutReport(output));
    }),
});

/** With --json Jest prints the report as one long line as well. */
const withoutReport = (output: string): string =>
  output
    .split('\n')
    .filter(line => !line.startsWith('{"num'))
    .join('\n');

/** A process for each file reads the same modules again: what they were compiled to is kept, for this run and the next. */
const compileCache = path.join(repositoryRoot, 'node_modules/.cache/node-compile');

/** Tests that Node runs itself. `environment` chooses the database. */
export const nodeTestStep = (
  name: string,
  pattern: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Step => ({
  name,
  run: () =>
    withReportFolder(async folder => {
      const report = path.join(folder, 'node.json');
      const { succeeded, output } = await runNode(
        [
          '--test',
          // V8 compiles the embedded database quickly, then once more well: a process of seconds does not earn it back.
          '--liftoff-only',
          '--test-concurrency=2',
          '--test-reporter=spec',
          '--test-reporter-destination=stdout',
          `--test-reporter=${path.join(import.meta.dirname, 'count-reporter.ts')}`,
          `--test-reporter-destination=${report}`,
          pattern,
        ],
        {
          folder: repositoryRoot,
          environment: {
            NODE_ENV: 'test',
            NODE_OPTIONS: undefined,
            NODE_COMPILE_CACHE: compileCache,
            ...environment,
          },
        },
      );
      return countedResult(report, ownReport, succeeded, output);
    }),
});

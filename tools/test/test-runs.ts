/** Runs Jest and Node's test runner, and counts results from their machine-readable reports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';
import { inParallel } from '../portal/in-parallel.ts';
import { runNode } from '../portal/node-process.ts';
import { inBatches, runBatch } from './batch.ts';
import { withReportFolder } from './report-folder.ts';
import { allTogether, verdict, type Step, type StepReport, type StepResult } from './step.ts';

export const browserPackages = ['shared', ...frontEnds.map(({ id }) => id)];

/** Reads a runner's report; without a report the run has failed. */
export const countedResult = (
  file: string,
  shape: z.ZodMiniType<StepReport>,
  succeeded: boolean,
  output: string,
): StepResult => {
  if (!existsSync(file)) return verdict(false, output);
  const report = z.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  // A file that could not be loaded fails the run without a failed test.
  return { ...report, failed: succeeded ? report.failed : Math.max(report.failed, 1), output };
};

/** The report format of our Playwright reporter. */
export const ownReport = z.object({
  passed: z.number(),
  failed: z.number(),
  notRun: z.number(),
  failures: z.array(z.string()),
});

export const jestReport = z.pipe(
  z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        /** Why the file could not be loaded, or all failures in it. */
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

/** Tests of the packages that run in a browser, all or the named ones. */
export const jestStep = (packages: readonly string[] = browserPackages): Step => ({
  name: 'unit tests (jest)',
  workers: 2,
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

/** With --json Jest also prints the report as one long line. */
const withoutReport = (output: string): string =>
  output
    .split('\n')
    .filter(line => !line.startsWith('{"num'))
    .join('\n');

/**
 * Test files per process of Node's runner: enough to amortise the shared imports, few enough that both cores finish
 * together.
 */
const filesOfProcess = 18;

/** Tests of Node's own runner, on both cores. `environment` selects the database. */
export const nodeTestStep = (
  name: string,
  patterns: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
  together = filesOfProcess,
): Step => ({
  name,
  workers: 2,
  run: async () => {
    const files = globSync(patterns, { cwd: repositoryRoot, exclude: ['**/node_modules/**'] }).sort();
    const results: StepResult[] = [];
    await inParallel(inBatches(files, together).entries(), 2, async ([index, batch]) => {
      results[index] = await runBatch(batch, {
        environment: {
          NODE_ENV: 'test',
          NODE_OPTIONS: undefined,
          ...environment,
        },
      });
    });
    return allTogether(results);
  },
});

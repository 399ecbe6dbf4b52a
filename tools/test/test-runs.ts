/** The test runs of Jest and of Node's own runner, counted by their machine-readable reporters. */
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

/** A report as our reporter of browser tests writes it. */
export const ownReport = z.object({
  ...{ passed: z.number(), failed: z.number(), notRun: z.number() },
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

/** With --json Jest prints the report as one long line as well. */
const withoutReport = (output: string): string =>
  output
    .split('\n')
    .filter(line => !line.startsWith('{"num'))
    .join('\n');

/** Processes read the same modules again: what they were compiled to is kept, for this run and the next. */
const compileCache = path.join(repositoryRoot, 'node_modules/.cache/node-compile');

/** Files of Node's own runner that share a process: enough that what they share costs little, and cores end together. */
const filesOfProcess = 18;

/** Tests that Node runs itself, on both cores. `environment` chooses the database. */
export const nodeTestStep = (
  name: string,
  pattern: string,
  environment: Readonly<Record<string, string | undefined>> = {},
  together = filesOfProcess,
): Step => ({
  name,
  workers: 2,
  run: async () => {
    const files = globSync(pattern, { cwd: repositoryRoot, exclude: ['**/node_modules/**'] }).sort();
    const results: StepResult[] = [];
    await inParallel(inBatches(files, together).entries(), 2, async ([index, batch]) => {
      results[index] = await runBatch(batch, {
        environment: {
          NODE_ENV: 'test',
          NODE_OPTIONS: undefined,
          NODE_COMPILE_CACHE: compileCache,
          ...environment,
        },
      });
    });
    return allTogether(results);
  },
});

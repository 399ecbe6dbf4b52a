/**
 * `npm test [-- --lint --unit --api --e2e --postgres]`: runs the named parts, or all of them.
 *
 * `--only mfe-billing` runs only the tests of that front end, for its team during development.
 *
 * `--changed` runs the checks for a change against the main branch, without the browser suite, during development on
 * any part.
 *
 * `--postgres` runs the API tests on PostgreSQL: the server in `DATABASE_URL`, else a temporary one from the installed
 * programs. On the embedded database it leaves only those that could give another result there.
 *
 * Options after a further `--` go to Playwright, with `--e2e`. The last line is `N passed, N failed`; the exit status is
 * 1 when anything failed.
 */
import { startPostgresCluster } from 'platform/testing/database/postgres-cluster';
import { UserFacingError } from 'shared/node/user-facing-error';
import { frontEndNamed, namedFrontEnd, repositoryRoot } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { browserSteps, requireChosenTests } from './browser-step.ts';
import { changedFiles, packagesIn, touchedPackages } from './changed.ts';
import { budgetCheck, staticChecks } from './static-checks.ts';
import { runSteps, type FinishedStep, type Step } from './step.ts';
import { summary, tellExitStatus } from './summary.ts';
import { browserPackages, jestStep, nodeTestStep } from './test-runs.ts';

/** Slowest first. */
const parts = ['e2e', 'api', 'unit', 'lint'] as const;

const readOptions = () => {
  const flag = { type: 'boolean', default: false } as const;
  const usage =
    'npm test takes --lint, --unit, --api, --e2e, --postgres, --changed, and --only with a front end.';
  const { values, positionals } = readArguments(usage, {
    options: {
      lint: flag,
      unit: flag,
      api: flag,
      e2e: flag,
      postgres: flag,
      changed: flag,
      only: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (positionals.length > 0 && !values.e2e)
    throw new UserFacingError(`${usage} Options after a second -- are for the browser suite: add --e2e.`);
  const named = parts.filter(part => values[part]);
  if (values.postgres && named.length > 0 && !values.api)
    throw new UserFacingError('--postgres chooses the database of the API tests: add --api.');
  const chosen = [values.only !== undefined, values.changed, named.length > 0 || values.postgres];
  if (chosen.filter(Boolean).length > 1)
    throw new UserFacingError('--only and --changed choose what is run themselves: each stands alone.');
  return {
    wanted: named.length > 0 ? named : parts,
    postgres: values.postgres,
    changed: values.changed,
    only: values.only,
    playwrightOptions: positionals,
  };
};

/** Without tests that apply only to the other database. */
const embeddedApiTests = ['platform/src/**/!(*.postgres).test.ts'];
const postgresApiTests = ['platform/src/**/!(*.embedded).test.ts'];

/**
 * What could fail on one database only: the database itself, started and killed processes, and some calls of every route
 * (decision 37).
 */
const databaseTests = [
  // Not journeys and hostile requests: the browser suite's portals have the embedded database.
  'platform/src/!(*.postgres|*-journey|hostile-requests).test.ts',
  'platform/src/database/**/!(*.postgres).test.ts',
  'platform/src/api/generated-requests.test.ts',
];

/** These share few imports and start many processes: one process per file. */
const toolTests = nodeTestStep('unit tests of the tools (node:test)', ['tools/**/*.test.ts'], {}, 1);
const embeddedTests = (patterns: readonly string[]): Step =>
  nodeTestStep('API tests, embedded database (node:test)', patterns, { DATABASE_URL: undefined });

const onPostgres: Step = {
  name: 'API tests, PostgreSQL (node:test)',
  workers: 2,
  run: async () => {
    const given = process.env['DATABASE_URL'];
    const cluster = given === undefined ? await startPostgresCluster() : undefined;
    try {
      const url = given ?? cluster?.url;
      return await nodeTestStep('', postgresApiTests, { DATABASE_URL: url }).run();
    } finally {
      await cluster?.stop();
    }
  },
};

/** The checks for a change: static checks, and the tests of the packages that it affects. */
const runChanged = async (): Promise<FinishedStep[]> => {
  const files = changedFiles(repositoryRoot);
  const touched = touchedPackages(files, packagesIn(repositoryRoot));
  const inBrowser = browserPackages.filter(name => touched.has(name));
  const steps = [
    ...(inBrowser.some(frontEndNamed) ? [budgetCheck] : []),
    ...(touched.has('platform') ? [embeddedTests(embeddedApiTests)] : []),
    ...(inBrowser.length > 0 ? [jestStep(inBrowser)] : []),
    ...staticChecks,
    ...(touched.has('tools') ? [toolTests] : []),
  ];
  process.stdout.write(
    `${String(files.length)} changed files touch ${[...touched].join(', ') || 'no package'}. Left to the whole run: the browser suite, and the API on PostgreSQL.\n`,
  );
  return runSteps(steps);
};

const finish = (results: readonly FinishedStep[]): void => {
  process.stdout.write(`${summary(results, process.uptime())}\n`);
  tellExitStatus(results);
};

await runCommand(async () => {
  const { wanted, postgres, changed, only, playwrightOptions } = readOptions();
  if (only !== undefined) {
    finish(await runSteps([jestStep([namedFrontEnd(only).id])]));
    return;
  }
  if (changed) {
    finish(await runChanged());
    return;
  }
  if (playwrightOptions.length > 0) await requireChosenTests(playwrightOptions);
  // Slowest first; static checks, with one worker each, fill the gaps between the others.
  const stepsOf: Record<(typeof parts)[number], readonly Step[]> = {
    e2e: [budgetCheck, ...browserSteps(playwrightOptions)],
    api: postgres ? [embeddedTests(databaseTests), onPostgres] : [embeddedTests(embeddedApiTests)],
    unit: [jestStep(), toolTests],
    lint: staticChecks,
  };
  finish(await runSteps(parts.filter(part => wanted.includes(part)).flatMap(part => stepsOf[part])));
});

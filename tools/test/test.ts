/**
 * `npm test [-- --lint --unit --api --e2e --postgres]`: runs the parts that are named, or all of them.
 *
 * `--only mfe-billing` runs the tests of that front end alone: what its team runs while it works.
 *
 * `--postgres` runs the API tests a second time, on PostgreSQL: the server in `DATABASE_URL`, else a temporary one
 * from the installed programs. Options after a further `--` go to Playwright. Ends with one line,
 * `N passed, N failed`; the exit status is 1 when anything failed.
 */
import { namedFrontEnd } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { browserStep } from './browser-step.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { budgetCheck, staticChecks } from './static-checks.ts';
import { runSteps, summary, type Step, type StepResult } from './step.ts';
import { jestStep, nodeTestStep } from './test-runs.ts';

const parts = ['lint', 'unit', 'api', 'e2e'] as const;

const readOptions = () => {
  const flag = { type: 'boolean', default: false } as const;
  const usage = 'npm test takes --lint, --unit, --api, --e2e, --postgres, and --only with a front end.';
  const { values, positionals } = readArguments(usage, {
    options: { lint: flag, unit: flag, api: flag, e2e: flag, postgres: flag, only: { type: 'string' } },
    allowPositionals: true,
  });
  const named = parts.filter(part => values[part]);
  return {
    wanted: named.length > 0 ? named : parts,
    postgres: values.postgres,
    only: values.only,
    playwrightOptions: positionals,
  };
};

const apiTests = 'platform/src/**/*.test.ts';

const onPostgres: Step = {
  name: 'API tests, PostgreSQL (node:test)',
  run: async () => {
    const given = process.env['DATABASE_URL'];
    const cluster = given === undefined ? await startPostgresCluster() : undefined;
    try {
      const url = given ?? cluster?.url;
      return await nodeTestStep('', apiTests, { DATABASE_URL: url }).run();
    } finally {
      await cluster?.stop();
    }
  },
};

await runCommand(async () => {
  const { wanted, postgres, only, playwrightOptions } = readOptions();
  if (only !== undefined) {
    const results = await runSteps([jestStep([namedFrontEnd(only).id])], 1);
    process.stdout.write(`${summary(results)}\n`);
    if (results.some(result => result.failed > 0)) process.exitCode = 1;
    return;
  }
  const stepsOf: Record<(typeof parts)[number], readonly Step[]> = {
    lint: staticChecks,
    unit: [nodeTestStep('unit tests of the tools (node:test)', 'tools/**/*.test.ts'), jestStep()],
    api: [nodeTestStep('API tests, embedded database (node:test)', apiTests, { DATABASE_URL: undefined })],
    e2e: [budgetCheck, browserStep(playwrightOptions)],
  };
  const results: StepResult[] = [];
  for (const part of wanted) {
    // Static checks use one core each; every other run uses the whole machine.
    results.push(...(await runSteps(stepsOf[part], part === 'lint' ? 2 : 1)));
    if (part === 'api' && postgres) results.push(...(await runSteps([onPostgres], 1)));
  }
  if (postgres && !wanted.includes('api')) results.push(...(await runSteps([onPostgres], 1)));
  process.stdout.write(`${summary(results)}\n`);
  if (results.some(result => result.failed > 0)) process.exitCode = 1;
});

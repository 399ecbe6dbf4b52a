/** Runs test files with mutated sources, for each test runner. Writes nothing into the repository. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { repositoryRoot } from '../portal/front-ends.ts';
import { inParallel } from '../portal/in-parallel.ts';
import { spawnNode } from '../portal/node-process.ts';
import { variables } from './mutated-sources.ts';
import { packageOf } from './reaching-tests.ts';

/**
 * Timeout for a hanging mutant. Our slowest test takes less than a hundredth of it when run alone, so that load does
 * not trigger it.
 */
const limitMs = 900_000;

const nodeHooks = pathToFileURL(path.join(import.meta.dirname, 'node-hooks.ts')).href;
const jest = path.join(repositoryRoot, 'shared/node_modules/jest/bin/jest.js');
const makeDatabases = path.join(import.meta.dirname, 'make-databases.ts');

const runWithin = (
  script: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawnNode(script, {
      folder,
      environment: { NODE_ENV: 'test', DATABASE_URL: undefined, PORTAL_MODE: undefined, ...environment },
    });
    // Only mutants can hang: the run without one gets a whole day.
    const timer =
      environment[variables.active] === undefined
        ? undefined
        : setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.stdout?.resume();
    child.stderr?.resume();
    child.once('error', reject);
    child.once('exit', code => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });

/** Coverage: for each test file, the ids of the mutants that it executes. */
export type Coverage = Map<string, Set<string>>;

const record = z.object({ test: z.string(), covered: z.array(z.string()) });

const coverageIn = (root: string, folder: string): Coverage => {
  const coverage: Coverage = new Map();
  for (const name of readdirSync(folder)) {
    const { test, covered } = z.parse(record, JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    const file = path.isAbsolute(test) ? path.relative(root, test).replaceAll(path.sep, '/') : test;
    coverage.set(file, new Set([...(coverage.get(file) ?? []), ...covered]));
  }
  return coverage;
};

const jestReport = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) });

/** Key for the mutants that were executed while the template databases were created. */
export const whileMakingDatabases = '';

export interface Baseline {
  coverage: Coverage;
  /** Test files that fail without any mutant; their results are ignored. */
  failed: string[];
}

export interface TestRuns {
  /** Runs each test file once, with no mutant active. */
  baseline(tests: readonly string[], jobs: number): Promise<Baseline>;
  /** Whether one of the test files fails with this mutant; stops at the first failure. */
  killed(
    mutant: { id: string; file: string },
    tests: readonly string[],
    ownDatabases: boolean,
  ): Promise<boolean>;
  remove(): void;
}

/** @param texts mutated texts, by file relative to the root */
export const openTestRuns = (root: string, texts: ReadonlyMap<string, string>): TestRuns => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-mutation-'));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', remove);
  const inFolder = (name: string): string => path.join(folder, name);
  const tables = new Map<string, string>();
  const whole: Record<string, string> = {};
  [...texts].forEach(([file, text], index) => {
    const kept = inFolder(`${String(index)}.text`);
    writeFileSync(kept, text);
    whole[path.join(root, file)] = kept;
    const table = inFolder(`${String(index)}.json`);
    writeFileSync(table, JSON.stringify({ [path.join(root, file)]: kept }));
    tables.set(file, table);
  });
  const wholeTable = inFolder('whole.json');
  writeFileSync(wholeTable, JSON.stringify(whole));
  const databases = inFolder('databases');
  mkdirSync(databases);
  const usesJest = (test: string): boolean => existsSync(path.join(root, packageOf(test), 'jest.config.js'));

  const inNode = (
    script: string,
    name: string,
    environment: Readonly<Record<string, string | undefined>>,
  ): Promise<boolean> =>
    runWithin([script], root, {
      NODE_OPTIONS: `--import=${nodeHooks}`,
      [variables.databases]: databases,
      [variables.packageFolder]: name,
      ...environment,
    });

  const inJest = (
    packageName: string,
    tests: readonly string[],
    options: readonly string[],
    environment: Readonly<Record<string, string | undefined>>,
  ): Promise<boolean> =>
    runWithin(
      [
        jest,
        '--ci',
        '--config',
        path.join(import.meta.dirname, 'jest.config.js'),
        ...options,
        '--runTestsByPath',
        ...tests.map(test => path.join(root, test)),
      ],
      path.join(root, packageName),
      { [variables.packageFolder]: path.join(root, packageName), ...environment },
    );

  const jestBaseline = async (
    packageName: string,
    tests: readonly string[],
    jobs: number,
    environment: Readonly<Record<string, string>>,
  ): Promise<string[]> => {
    const report = inFolder(`${packageName}.report.json`);
    await inJest(
      packageName,
      tests,
      [`--maxWorkers=${String(jobs)}`, '--json', `--outputFile=${report}`],
      environment,
    );
    if (!existsSync(report)) return [...tests];
    const { testResults } = z.parse(jestReport, JSON.parse(readFileSync(report, 'utf8')));
    return testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name }) => path.relative(root, name).replaceAll(path.sep, '/'));
  };

  return {
    baseline: async (tests, jobs) => {
      const passed = inFolder('coverage');
      mkdirSync(passed);
      const environment = { [variables.table]: wholeTable, [variables.coverage]: passed };
      const failed: string[] = [];
      const own = tests.filter(test => !usesJest(test));
      if (own.some(test => packageOf(test) === 'platform') && root === repositoryRoot)
        await inNode(makeDatabases, whileMakingDatabases, environment);
      await inParallel(own, jobs, async test => {
        if (!(await inNode(path.join(root, test), test, environment))) failed.push(test);
      });
      const inBrowser = Map.groupBy(tests.filter(usesJest), packageOf);
      for (const [name, each] of inBrowser)
        failed.push(...(await jestBaseline(name, each, jobs, environment)));
      return { coverage: coverageIn(root, passed), failed };
    },

    killed: async ({ id, file }, tests, ownDatabases) => {
      const environment = { [variables.table]: tables.get(file), [variables.active]: id };
      for (const [name, each] of Map.groupBy(tests.filter(usesJest), packageOf))
        if (!(await inJest(name, each, ['--bail', '--runInBand'], environment))) return true;
      const made = ownDatabases ? mkdtempSync(inFolder('made-')) : databases;
      const withDatabases = { ...environment, [variables.databases]: made };
      for (const test of tests.filter(each => !usesJest(each)))
        if (!(await inNode(path.join(root, test), test, withDatabases))) return true;
      return false;
    },

    remove,
  };
};

/** The browser suite: starts whole portals of its own, and runs Playwright against each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeEmbeddedCopy } from 'platform/testing/database/embedded-copy';
import { UserFacingError } from 'shared/node/user-facing-error';
import { freePortBase } from '../portal/free-ports.ts';
import { repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { startProcess } from '../start/child-processes.ts';
import { findBrowsers } from './chromium.ts';
import { withReportFolder } from './report-folder.ts';
import { allTogether, verdict, type Step, type StepResult } from './step.ts';
import { countedResult, ownReport } from './test-runs.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Playwright runs on one portal, one after the other: a single run would skip the projects after a failed one. */
interface Lane extends Required<Pick<Step, 'name' | 'workers' | 'builds'>> {
  /**
   * Where to look for free ports for its portal: separate ranges, so that lanes started together do not collide, and
   * below the system's ephemeral ports.
   */
  readonly firstPortBase: number;
  readonly runs: readonly (readonly string[])[];
}

const together = ['--project=together', '--project=hosted'];
const faults = ['--project=faults'];
const releases = [['--project=alone'], ['--project=last']];

const lanes: readonly Lane[] = [
  {
    name: 'browser suite: journeys, accessibility, hosts (playwright)',
    firstPortBase: 14_000,
    runs: [together],
    workers: 2,
    builds: 'reads',
  },
  {
    name: 'browser suite: faults (playwright)',
    firstPortBase: 24_000,
    runs: [faults],
    workers: 1,
    builds: 'reads',
  },
  // Changes the origins' files, which all portals of this folder share.
  {
    name: 'browser suite: releases (playwright)',
    firstPortBase: 14_000,
    runs: releases,
    workers: 1,
    builds: 'changes',
  },
];

const folder = path.join(repositoryRoot, 'e2e');
const cli = path.join(folder, 'node_modules/@playwright/test/cli.js');
const nothingChosen = 'No test of the browser suite has such a name.';

/** Rejects options that Playwright does not know or that match no test, before a portal is started. */
export const requireChosenTests = async (options: readonly string[]): Promise<void> => {
  const { succeeded, output } = await runNode(
    [cli, 'test', '--list', '--no-deps', '--pass-with-no-tests', ...options],
    { folder, environment: { FORCE_COLOR: '0' } },
  );
  if (succeeded && /^Total: 0 tests/m.test(output)) throw new UserFacingError(nothingChosen);
  // A file that fails to load is for the run to report: some read a portal's registry while they are listed.
  const isListed = /^Listing tests:/m.test(output) && !/^SyntaxError: Invalid regular/m.test(output);
  if (!succeeded && !isListed) throw new UserFacingError(output.replaceAll(/^ +at .*$/gm, '').trim());
};

const runPlaywright = (options: readonly string[], environment: Environment): Promise<StepResult> =>
  withReportFolder(async reports => {
    const report = path.join(reports, 'browser.json');
    const reporter = path.join(import.meta.dirname, 'browser-reporter.ts');
    const results = `test-results/${options.join(' ').replaceAll(/\W+/g, '-').slice(1)}`;
    const { succeeded, output } = await runNode(
      [
        cli,
        'test',
        `--reporter=line,${reporter}`,
        `--output=${results}`,
        '--no-deps',
        '--pass-with-no-tests',
        ...options,
      ],
      {
        folder,
        environment: { ...environment, PORTAL_BROWSER_REPORT: report, FORCE_COLOR: '0' },
      },
    );
    return countedResult(report, ownReport, succeeded, output);
  });

/** Starts a portal, runs something with it, and stops it. */
const onPortal = async (
  firstPortBase: number,
  use: (environment: Environment) => Promise<StepResult>,
): Promise<StepResult> => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'portal-data-'));
  // Created once for all lanes, and for the API tests after them.
  await writeEmbeddedCopy('seeded', path.join(dataFolder, 'database'));
  const { quick, whole } = findBrowsers();
  const environment = {
    PORTAL_PORT_BASE: String(await freePortBase(firstPortBase)),
    PORTAL_DATA_DIR: dataFolder,
    // As in the tests, but with no delay before anything is rendered (SHL-027).
    PORTAL_MODE: 'end-to-end',
    PORTAL_CHROMIUM: quick,
    PORTAL_WHOLE_CHROMIUM: whole,
    DATABASE_URL: undefined,
  };
  const script = ['tools/start/start.ts'] as const;
  const portal = startProcess({ name: 'portal', script, environment, ready: /^The portal is ready/ });
  try {
    await portal.ready;
    return await use(environment);
  } finally {
    await portal.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

const laneStep = ({ firstPortBase, runs, ...step }: Lane): Step => ({
  ...step,
  run: () =>
    onPortal(firstPortBase, async environment => {
      const results: StepResult[] = [];
      for (const options of runs) results.push(await runPlaywright(options, environment));
      const sum = allTogether(results);
      if (sum.passed + sum.failed + sum.notRun > 0) return sum;
      return verdict(false, nothingChosen);
    }),
});

/** Applies Playwright's own options: to the project they name, or to each that has matching tests. */
const chosenLane = (options: readonly string[]): Lane => ({
  name: 'browser suite (playwright)',
  firstPortBase: 14_000,
  workers: 2,
  builds: 'changes',
  runs: options.some(option => option.startsWith('--project'))
    ? [options]
    : [together, faults, ...releases].map(projects => [...projects, ...options]),
});

/** The whole suite, or what the options after `--e2e --` select, for example the name of a spec. */
export const browserSteps = (options: readonly string[]): Step[] =>
  (options.length === 0 ? lanes : [chosenLane(options)]).map(laneStep);

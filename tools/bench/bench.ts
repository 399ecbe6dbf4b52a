/**
 * `npm run bench [-- --rounds 7 --landing --selection]`: what federation costs. The same source runs as one bundle and as the federated
 * portal, both compressed, in turns in one run, on slow 4G with a quarter of this machine's speed; then 4 against 100
 * registered remotes, and what 200 route changes leave behind.
 *
 * `--landing` measures the landing page alone, in a quarter of the time; `--selection` only what the list of 10,000 does
 * for each press while rows are selected.
 *
 * Prints tables and writes `tools/bench/dist/bench.json`. Times are medians; only ratios are worth keeping, since
 * both sides met the same machine. docs/performance.md holds the last run. A wrong argument is one sentence, status 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { UserFacingError } from 'shared/node/user-facing-error';
import { buildFrontEnds, isStale } from '../build/build-front-ends.ts';
import { frontEnds, repositoryRoot } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { findBrowsers } from '../test/chromium.ts';
import { areas, landing, type Area } from './areas.ts';
import { measureGrowth } from './growth.ts';
import { coldJourney, landingJourney, preloadedJourney, type ColdJourney } from './journeys.ts';
import { compare, median, type Comparison } from './numbers.ts';
import {
  buildSingleBundle,
  registerMore,
  signedIn,
  startFederated,
  startSingleBundle,
  type Portal,
  type StartedPortal,
} from './portals.ts';
import { measureSelection } from './selection.ts';
import { markdownTable } from './table.ts';

const outputFolder = path.join(repositoryRoot, 'tools/bench/dist');

const readOptions = (): { rounds: number; landing: boolean; selection: boolean } => {
  const { values } = readArguments('npm run bench takes --rounds with a number, --landing and --selection.', {
    options: {
      rounds: { type: 'string', default: '7' },
      landing: { type: 'boolean', default: false },
      selection: { type: 'boolean', default: false },
    },
  });
  const { landing: onlyLanding, selection } = values;
  const rounds = Number(values.rounds);
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= 100)
    return { rounds, landing: onlyLanding, selection };
  throw new UserFacingError(`--rounds is "${values.rounds}", but must be a whole number from 1 to 100.`);
};

/** Runs both sides in turn, the first of them changing, so that neither always meets the warmer machine. */
const inTurns = async <Result>(
  rounds: number,
  one: () => Promise<Result>,
  other: () => Promise<Result>,
): Promise<[Result[], Result[]]> => {
  const results: [Result[], Result[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const side of order) results[side].push(await (side === 0 ? one() : other()));
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return results;
};

interface Portals {
  readonly single: Portal;
  readonly federated: Portal;
}

const kilobytes = (bytes: number): number => bytes / 1000;

const compareJourneys = (
  single: ColdJourney[],
  federated: ColdJourney[],
  wanted: readonly Area[],
): Comparison[] => {
  const both = (of: (journey: ColdJourney) => number): [number[], number[]] => [
    single.map(of),
    federated.map(of),
  ];
  return [
    compare(`${landing.name}, cold: content`, 'ms', ...both(each => each.landingMs), 1.15),
    compare(
      `${landing.name}, cold: transferred`,
      'kB',
      ...both(each => kilobytes(each.landingTraffic.bytes)),
      1.25,
    ),
    compare(`${landing.name}, cold: requests`, '', ...both(each => each.landingTraffic.requests)),
    compare(`${landing.name}, cold: requests in a row`, '', ...both(each => each.landingTraffic.depth)),
    ...wanted.flatMap(({ name }, index) => [
      compare(`${name}, cold: content`, 'ms', ...both(each => each.areaMs[index] ?? Number.NaN)),
      compare(
        `${name}, cold: transferred`,
        'kB',
        ...both(each => kilobytes(each.areaTraffic[index]?.bytes ?? Number.NaN)),
      ),
      compare(
        `${name}, cold: requests`,
        '',
        ...both(each => each.areaTraffic[index]?.requests ?? Number.NaN),
      ),
    ]),
  ];
};

const measureCold = async (
  browser: Browser,
  rounds: number,
  { single, federated }: Portals,
  wanted: readonly Area[],
) => {
  process.stdout.write('Cold, in turns ');
  const cold = await inTurns(
    rounds,
    () => coldJourney(browser, single, wanted),
    () => coldJourney(browser, federated, wanted),
  );
  return compareJourneys(...cold, wanted);
};

const measurePreloaded = async (browser: Browser, rounds: number, { single, federated }: Portals) => {
  process.stdout.write('Preloaded, in turns ');
  const [preloadedSingle, preloadedFederated] = await inTurns(
    rounds,
    () => preloadedJourney(browser, single),
    () => preloadedJourney(browser, federated),
  );
  return areas.map(({ name }, index) =>
    compare(
      `${name}, preloaded: content`,
      'ms',
      preloadedSingle.map(each => each[index] ?? Number.NaN),
      preloadedFederated.map(each => each[index] ?? Number.NaN),
      1.05,
    ),
  );
};

const manyRemotes = 100;

const measureManyRemotes = async (
  browser: Browser,
  rounds: number,
  started: StartedPortal,
  portal: Portal,
) => {
  process.stdout.write(`4 and ${String(manyRemotes)} registered remotes, in turns `);
  const [few, many] = await inTurns(
    rounds,
    () => landingJourney(browser, portal),
    async () => {
      const putBack = registerMore(started, manyRemotes);
      try {
        return await landingJourney(browser, portal);
      } finally {
        putBack();
      }
    },
  );
  return { few: median(few), many: median(many), ratio: median(many) / median(few), limit: 1.05 };
};

interface Result {
  readonly rounds: number;
  readonly comparisons: readonly Comparison[];
  readonly registered?: object;
  readonly growth?: object;
}

/** What was measured, to the file whole and to the screen as a table. */
const save = (result: Result): void => {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(path.join(outputFolder, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`\n${markdownTable(result.comparisons)}\n\n`);
};

/** The federated portal alone: there is nothing to compare. */
const reportSelection = async (rounds: number): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowsers().whole, args: ['--no-sandbox'] });
  const portal = await startFederated();
  try {
    for (const { name, ms } of await measureSelection(browser, await signedIn(browser, portal), rounds))
      process.stdout.write(`${name}: ${ms.toFixed(0)} ms\n`);
  } finally {
    await browser.close();
    await portal.stop();
  }
};

await runCommand(async () => {
  const { rounds, landing: onlyLanding, selection } = readOptions();
  await buildFrontEnds(frontEnds.filter(isStale));
  if (selection) {
    await reportSelection(rounds);
    return;
  }
  process.stdout.write('Building the single bundle …\n');
  await buildSingleBundle();

  const browser = await chromium.launch({ executablePath: findBrowsers().whole, args: ['--no-sandbox'] });
  const running: StartedPortal[] = [];
  try {
    const single = await startSingleBundle();
    running.push(single);
    const federated = await startFederated();
    running.push(federated);
    const portals = {
      single: await signedIn(browser, single),
      federated: await signedIn(browser, federated),
    };

    const cold = await measureCold(browser, rounds, portals, onlyLanding ? [] : areas);
    if (onlyLanding) {
      save({ rounds, comparisons: cold });
      return;
    }
    const comparisons = [...cold, ...(await measurePreloaded(browser, rounds, portals))];
    const registered = await measureManyRemotes(browser, rounds, federated, portals.federated);
    const growth = await measureGrowth(browser, portals.federated);
    save({ rounds, comparisons, registered, growth });
    process.stdout.write(
      [
        `100 registered remotes against 4: ${registered.ratio.toFixed(2)} (≤ ${registered.limit.toFixed(2)})`,
        `${String(growth.routeChanges)} route changes: nodes ${String(growth.before.nodes)} → ${String(growth.after.nodes)}, ` +
          `listeners ${String(growth.before.listeners)} → ${String(growth.after.listeners)}`,
        '',
      ].join('\n'),
    );
  } finally {
    await browser.close();
    await Promise.all(running.map(each => each.stop()));
  }
});

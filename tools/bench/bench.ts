/**
 * `npm run bench [-- --rounds 7 --landing --interaction --portals 4000,5000]`: what federation costs. The same source runs as one bundle and as the federated
 * portal, both compressed, in turns in one run, on slow 4G with a quarter of this machine's speed; then 4 against 100
 * registered remotes, and what 200 route changes leave behind.
 *
 * `--landing` measures the landing page alone, in a quarter of the time; with `--portals` of two that are running, such as
 * builds of two commits, it compares these. `--interaction` measures only how long the list of 10,000 lets a person wait
 * for each press, on this source or on the running portals whose port bases are named, in turns.
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
import { interactionTable, measureInteractions } from './interaction.ts';
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
import { markdownTable, type Sides } from './table.ts';

const outputFolder = path.join(repositoryRoot, 'tools/bench/dist');

interface Options {
  readonly rounds: number;
  readonly landing: boolean;
  readonly interaction: boolean;
  /** Port bases of portals that are running. */
  readonly portals: readonly number[];
}

const readOptions = (): Options => {
  const { values } = readArguments(
    'npm run bench takes --rounds with a number, --landing, also with two --portals, and --interaction, also with --portals.',
    {
      options: {
        rounds: { type: 'string', default: '7' },
        landing: { type: 'boolean', default: false },
        interaction: { type: 'boolean', default: false },
        portals: { type: 'string', default: '' },
      },
    },
  );
  const { landing: onlyLanding, interaction } = values;
  const portals = values.portals.split(',').filter(Boolean).map(Number);
  const rounds = Number(values.rounds);
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= 100)
    return { rounds, landing: onlyLanding, interaction, portals };
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
const save = (result: Result, sides?: Sides): void => {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(path.join(outputFolder, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`\n${markdownTable(result.comparisons, sides)}\n\n`);
};

/** The federated portal alone, or running ones beside each other. */
const reportInteraction = async ({ rounds, portals: bases }: Options): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowsers().whole, args: ['--no-sandbox'] });
  const started = bases.length > 0 ? undefined : await startFederated();
  try {
    const portals: Portal[] = [];
    for (const base of started ? [started.base] : bases) portals.push(await signedIn(browser, { base }));
    for (const rows of [40, 100] as const) {
      process.stdout.write(`${String(rows)} rows a page, in turns `);
      const measured = await measureInteractions(browser, portals, rounds, rows);
      process.stdout.write(`\n${interactionTable(measured)}\n\n`);
    }
  } finally {
    await browser.close();
    await started?.stop();
  }
};

/** The landing page of two portals that are running. */
const reportLanding = async (rounds: number, one: number, other: number): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowsers().whole, args: ['--no-sandbox'] });
  try {
    const portals = {
      single: await signedIn(browser, { base: one }),
      federated: await signedIn(browser, { base: other }),
    };
    save({ rounds, comparisons: await measureCold(browser, rounds, portals, []) }, [
      `port ${String(one)}`,
      `port ${String(other)}`,
    ]);
  } finally {
    await browser.close();
  }
};

await runCommand(async () => {
  const options = readOptions();
  const { rounds, landing: onlyLanding, interaction, portals: bases } = options;
  if (bases.length === 0) await buildFrontEnds(frontEnds.filter(isStale));
  if (interaction) {
    await reportInteraction(options);
    return;
  }
  if (bases.length > 0) {
    const [one, other] = bases;
    if (!onlyLanding || one === undefined || other === undefined || bases.length > 2)
      throw new UserFacingError(
        '--portals takes two port bases with --landing, or any number with --interaction.',
      );
    await reportLanding(rounds, one, other);
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

/**
 * `npm run bench [-- --rounds 7 --landing --interaction --portals 4000,5000]`: the cost of federation. The same source
 * runs as a single bundle and as the federated portal, both compressed, alternating in one run, on slow 4G with a CPU
 * throttled to a quarter; then 4 against 100 registered remotes, and the memory growth after 200 route changes.
 *
 * `--landing` measures only the landing page, in a quarter of the time; with `--portals` and the port bases of two
 * running portals, such as builds of two commits, it compares these. `--interaction` measures only the response time of
 * each interaction in the list of 10,000 rows, on this source or on the running portals with these port bases,
 * alternating.
 *
 * Prints tables and writes `tools/bench/dist/bench.json`. Times are medians; only the ratios are meaningful, since both
 * sides ran on the same machine. docs/performance.md has the latest results. An invalid argument is one sentence on
 * stderr and exit status 1.
 */
import { chromium } from 'playwright';
import { UserFacingError } from 'shared/node/user-facing-error';
import { buildFrontEnds, isStale } from '../build/build-front-ends.ts';
import { frontEnds } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { findBrowsers } from '../test/chromium.ts';
import { areas } from './areas.ts';
import { measureCold, measureManyRemotes, measureRested } from './comparisons.ts';
import { measureMemoryGrowth } from './memory-growth.ts';
import {
  buildSingleBundle,
  signedIn,
  startFederated,
  startSingleBundle,
  type StartedPortal,
} from './portals.ts';
import { reportInteraction, reportLanding } from './running-portals.ts';
import { save } from './save.ts';

interface Options {
  readonly rounds: number;
  readonly landing: boolean;
  readonly interaction: boolean;
  /** Port bases of running portals. */
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

await runCommand(async () => {
  const { rounds, landing: onlyLanding, interaction, portals: bases } = readOptions();
  if (bases.length === 0) await buildFrontEnds(frontEnds.filter(isStale));
  if (interaction) {
    await reportInteraction(rounds, bases);
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
    const comparisons = [...cold, ...(await measureRested(browser, rounds, portals))];
    const registered = await measureManyRemotes(browser, rounds, federated, portals.federated);
    const growth = await measureMemoryGrowth(browser, portals.federated);
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

/** Response time of each click and key in the list of 10,000 subscriptions, with the CPU throttled to a quarter. */
import type { Browser, CDPSession, Page } from 'playwright';
import { interactions, readyToPress, type Interaction } from './interactions.ts';
import { median } from './numbers.ts';
import type { Portal } from './portals.ts';
import { recordTasks, type LongestTask, type RecordedTasks } from './tasks.ts';

const cpuSlowdown = 4;

/** Cost of one interaction. */
interface Cost extends LongestTask {
  /** From input to the next paint: the interaction's part of INP. */
  readonly inpMs: number;
}

declare global {
  interface Window {
    /** Duration of each event of an interaction. */
    benchEvents?: number[];
  }
}

/** Runs in the page. */
const recordInteractions = (): void => {
  const noted: number[] = [];
  window.benchEvents = noted;
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) noted.push(duration);
    // Spread, because TypeScript's types of the browser do not have the option.
  }).observe({ type: 'event', ...{ durationThreshold: 16 } });
};

const largest = (values: readonly number[]): number => Math.max(0, ...values);

/** The longest interaction since the last call. */
const longestInteraction = async (page: Page): Promise<number> =>
  largest(await page.evaluate(() => window.benchEvents?.splice(0) ?? []));

/** Waits until the page has been idle for a while and has painted its responses. */
const rest = async (page: Page, session: CDPSession): Promise<void> => {
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  let before = await worked();
  for (let quiet = 0; quiet < 2;) {
    await page.waitForTimeout(350);
    const now = await worked();
    quiet = now - before < 0.03 ? quiet + 1 : 0;
    before = now;
  }
};

type Costs = Map<string, Cost[]>;

interface Measured {
  readonly name: string;
  readonly inpMs: number;
  readonly from: string;
  readonly to: string;
}

interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly tasks: RecordedTasks;
}

const measureOne = async (open: OpenPage, { name, act }: Interaction): Promise<Measured> => {
  const { page, session, tasks } = open;
  const press = await readyToPress(page, act(page));
  await rest(page, session);
  await longestInteraction(page);
  const from = await tasks.mark();
  await press();
  // The search field is debounced.
  await page.waitForTimeout(400);
  await rest(page, session);
  const to = await tasks.mark();
  return { name, inpMs: await longestInteraction(page), from, to };
};

interface Scene {
  readonly path: string;
  readonly width: number;
  readonly rows: number;
  readonly interactions: readonly Interaction[];
}

/** Runs every interaction of a scene once, on a newly opened page. */
const playScene = async (browser: Browser, portal: Portal, scene: Scene, costs: Costs): Promise<void> => {
  const viewport = { width: scene.width, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'da-DK' });
  try {
    await context.addCookies(portal.cookies);
    const page = await context.newPage();
    await page.addInitScript(recordInteractions);
    await page.goto(portal.address(scene.path));
    await page
      .locator('tbody tr')
      .nth(scene.rows - 1)
      .waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const tasks = await recordTasks(browser, page);
    const measured: Measured[] = [];
    for (const interaction of scene.interactions)
      measured.push(await measureOne({ page, session, tasks }, interaction));
    const longestTask = await tasks.stop();
    for (const { name, inpMs, from, to } of measured)
      costs.set(name, [...(costs.get(name) ?? []), { inpMs, ...longestTask(from, to) }]);
  } finally {
    await context.close();
  }
};

/** Median and worst cost of an interaction on each portal. */
interface InteractionRow {
  readonly name: string;
  readonly portals: readonly { readonly middle: Cost; readonly worst: Cost }[];
}

const over = (costs: readonly Cost[], of: (values: readonly number[]) => number): Cost => ({
  inpMs: of(costs.map(each => each.inpMs)),
  taskMs: of(costs.map(each => each.taskMs)),
  processorMs: of(costs.map(each => each.processorMs)),
});

/** Runs the same interactions on each portal alternately, for the given number of rounds. */
export const measureInteractions = async (
  browser: Browser,
  portals: readonly Portal[],
  rounds: number,
  rows: 40 | 100,
): Promise<InteractionRow[]> => {
  const path = `/1003/abonnementer?antal=${String(rows)}`;
  const scenes = [
    { path, rows, width: 1440, interactions: interactions.wide(rows) },
    { path, rows, width: 360, interactions: interactions.narrow },
  ];
  const all = portals.map((): Costs => new Map());
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...portals.entries()];
    for (const [index, portal] of round % 2 === 0 ? turns : turns.reverse())
      for (const scene of scenes)
        await playScene(browser, portal, scene, all[index] ?? new Map<string, Cost[]>());
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return scenes.flatMap(scene =>
    scene.interactions.map(({ name }) => ({
      name,
      portals: all.map(costs => {
        const found = costs.get(name) ?? [];
        return { middle: over(found, median), worst: over(found, largest) };
      }),
    })),
  );
};

const figures = ({ middle, worst }: InteractionRow['portals'][number]): string[] =>
  (['inpMs', 'taskMs', 'processorMs'] as const).map(
    name => `${middle[name].toFixed(0)} (${worst[name].toFixed(0)})`,
  );

/** Format of docs/performance.md: the median, with the worst in brackets. */
export const interactionTable = (rows: readonly InteractionRow[]): string => {
  const sides = rows[0]?.portals.length ?? 0;
  const each = (text: string) => ` ${text} |`.repeat(3 * sides);
  return [
    `| |${' INP | longest task | its processor time |'.repeat(sides)}`,
    `|---|${each('---:').replaceAll(' ', '')}`,
    ...rows.map(({ name, portals }) => `| ${name} | ${portals.flatMap(figures).join(' | ')} |`),
  ].join('\n');
};

/** What the list of 10,000 subscriptions does for each press of a person, with nothing, a page and all of them selected. */
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { median } from './numbers.ts';
import type { Portal } from './portals.ts';

/** Demo customer 1003 has 10,000. */
const list = '/1003/abonnementer?antal=100';
const rowsOfPage = 100;
const cpuSlowdown = 4;

interface Interaction {
  readonly name: string;
  /** What the page's main thread works for it, at a quarter of this machine's speed: reckoned, so that others' load does not count. */
  readonly ms: number;
}

const worked = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

/** Everything that is done because of it, the next picture and what follows included. */
const workOf = async (page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> => {
  const before = await worked(session);
  await act();
  await page.waitForTimeout(500);
  return ((await worked(session)) - before) * cpuSlowdown;
};

/** Where to press; a key is pressed where the focus is. */
type Target = Locator | 'Escape';

const steps = (page: Page): readonly (readonly [name: string, target: Target])[] => {
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const row = (index: number) => page.locator('tbody tr').nth(index).locator('label').first();
  return [
    ['open a filter, nothing selected', button(/^Status$/)],
    ['close it by Escape, nothing selected', 'Escape'],
    ['select the first row', row(0)],
    ['select all 100 of the page', button(/^Vælg alle på siden$/)],
    ['leave a row out, 100 selected', row(50)],
    ['select it again, 99 selected', row(50)],
    ['select all 10,000', button(/^Vælg alle 10\.000 i listen$/)],
    ['open a filter, 10,000 selected', button(/^Status$/)],
    ['close it by Escape, 10,000 selected', 'Escape'],
    ['let go of all', button(/^Fravælg/)],
  ];
};

/** Looks for it before it is measured: that is this program's work in the page, and more than what a press costs. */
const pressOn = async (page: Page, target: Target): Promise<() => Promise<void>> => {
  if (target === 'Escape') return () => page.keyboard.press(target);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${target.toString()}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(300);
  return () => page.mouse.click(x, y);
};

/** Does the same on a newly loaded list, as often as told. */
export const measureSelection = async (
  browser: Browser,
  portal: Portal,
  rounds: number,
): Promise<Interaction[]> => {
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'da-DK' });
    try {
      await context.addCookies(portal.cookies);
      const page = await context.newPage();
      await page.goto(portal.address(list));
      await page
        .locator('tbody tr')
        .nth(rowsOfPage - 1)
        .waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      for (const [name, target] of steps(page)) {
        const ms = await workOf(page, session, await pressOn(page, target));
        found.set(name, [...(found.get(name) ?? []), ms]);
      }
    } finally {
      await context.close();
    }
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return [...found].map(([name, all]) => ({ name, ms: median(all) }));
};

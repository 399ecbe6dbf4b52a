/** What the list of 10,000 subscriptions does for each press of a person, with nothing, a page and all of them selected. */
import type { Browser, CDPSession, Page } from 'playwright';
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

const steps = (page: Page): readonly (readonly [name: string, act: () => Promise<void>])[] => {
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  const row = (index: number) => page.locator('tbody').getByRole('checkbox').nth(index).locator('..').click();
  return [
    ['open a filter, nothing selected', () => press(/^Status$/)],
    ['close it by Escape, nothing selected', () => page.keyboard.press('Escape')],
    ['select the first row', () => row(0)],
    ['select all 100 of the page', () => press(/^Vælg alle på siden$/)],
    ['leave a row out, 100 selected', () => row(50)],
    ['select it again, 99 selected', () => row(50)],
    ['select all 10,000', () => press(/^Vælg alle 10\.000 i listen$/)],
    ['open a filter, 10,000 selected', () => press(/^Status$/)],
    ['close it by Escape, 10,000 selected', () => page.keyboard.press('Escape')],
    ['let go of all', () => press(/^Fravælg/)],
  ];
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
      for (const [name, act] of steps(page))
        found.set(name, [...(found.get(name) ?? []), await workOf(page, session, act)]);
    } finally {
      await context.close();
    }
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return [...found].map(([name, all]) => ({ name, ms: median(all) }));
};

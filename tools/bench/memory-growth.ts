/** Memory growth of the page after many route changes, without throttling. */
import type { Browser, CDPSession, Page } from 'playwright';
import { areas, landing } from './areas.ts';
import type { Portal } from './portals.ts';

export interface HeapSize {
  readonly nodes: number;
  readonly listeners: number;
}

export interface Growth {
  readonly routeChanges: number;
  readonly before: HeapSize;
  readonly after: HeapSize;
}

const heapSize = async (session: CDPSession): Promise<HeapSize> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const named = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? 0;
  return { nodes: named('Nodes'), listeners: named('JSEventListeners') };
};

const goRound = async (page: Page): Promise<void> => {
  for (const area of [...areas, landing]) {
    await page.locator(`nav a[href$="${area.path}"]`).first().click();
    await page.locator(area.content).first().waitFor();
  }
};

const routeChanges = 200;
const changesOfARound = areas.length + 1;

/** Measures once everything is loaded and cached, and again on the same page 200 route changes later. */
export const measureMemoryGrowth = async (browser: Browser, portal: Portal): Promise<Growth> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(portal.cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(portal.address(landing.path));
    await goRound(page);
    await goRound(page);
    const before = await heapSize(session);
    for (let done = 0; done < routeChanges; done += changesOfARound) await goRound(page);
    return { routeChanges, before, after: await heapSize(session) };
  } finally {
    await context.close();
  }
};

/** A page on a slow phone: Lighthouse's slow 4G as Chromium applies it, with the CPU throttled to a quarter. */
import type { Browser, Page } from 'playwright';
import { recordTraffic, type TrafficRecorder } from './network.ts';
import type { Portal } from './portals.ts';

const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const cpuSlowdown = 4;

export interface SlowPage {
  readonly page: Page;
  readonly recorder: TrafficRecorder;
}

/** Returns a page that has an empty cache and is signed in at the identity server; opens no URL yet. */
export const openSlowPage = async <Result>(
  browser: Browser,
  portal: Portal,
  use: (slowPage: SlowPage) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(portal.cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const recorder = await recordTraffic(session, portal.base);
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await use({ page, recorder });
  } finally {
    await context.close();
  }
};

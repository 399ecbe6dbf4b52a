/** The measured journeys. Times are wall-clock milliseconds from the user's action to readable content. */
import type { Browser, Page } from 'playwright';
import { areas, landing, type Area } from './areas.ts';
import type { Traffic } from './network.ts';
import type { Portal } from './portals.ts';
import { openSlowPage, type SlowPage } from './slow-page.ts';

const patienceMs = 120_000;

const untilReadable = (page: Page, area: Area): Promise<void> =>
  page.locator(area.content).first().waitFor({ state: 'visible', timeout: patienceMs });

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

const menuLink = (page: Page, area: Area) => page.locator(`nav a[href$="${area.path}"]`).first();

/** Where the page stores the wall-clock time in milliseconds when its content was painted. */
const drawnAt = 'benchDrawnAt';

/**
 * Measured in the page itself: on a new page the browser driver needs about 400 ms on a slow machine before it sees
 * anything.
 */
const openLanding = async (page: Page, portal: Portal): Promise<number> => {
  await page.addInitScript(
    ([content, name]) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector(content)?.checkVisibility() !== true) return;
        observer.disconnect();
        // The second frame starts after the first has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Object.assign(globalThis, { [name]: Date.now() })),
        );
      }).observe(document, { childList: true, subtree: true });
    },
    [landing.content, drawnAt] as const,
  );
  const start = Date.now();
  await page.goto(portal.address(landing.path), { waitUntil: 'commit', timeout: patienceMs });
  const drawn = await page.waitForFunction(
    name => (globalThis as unknown as Record<string, number | undefined>)[name],
    drawnAt,
    { timeout: patienceMs },
  );
  return Number(await drawn.jsonValue()) - start;
};

/** The first visit to one area. */
export interface Visit {
  readonly ms: number;
  readonly traffic: Traffic;
}

/** Opened by keyboard from the menu, so that nothing is preloaded on hover. */
const visit = async ({ page, recorder }: SlowPage, area: Area): Promise<Visit> => {
  recorder.restart();
  const ms = await timed(async () => {
    await menuLink(page, area).dispatchEvent('click');
    await untilReadable(page, area);
  });
  return { ms, traffic: recorder.traffic() };
};

export interface ColdJourney {
  readonly landingMs: number;
  readonly landingTraffic: Traffic;
  /** In the order of the requested areas. */
  readonly visits: readonly Visit[];
}

/** From an empty cache: the landing page, then one area immediately after the other, before the page is idle. */
export const coldJourney = (
  browser: Browser,
  portal: Portal,
  wanted: readonly Area[],
): Promise<ColdJourney> =>
  openSlowPage(browser, portal, async slow => {
    const landingMs = await openLanding(slow.page, portal);
    const landingTraffic = slow.recorder.traffic();
    const visits: Visit[] = [];
    for (const area of wanted) visits.push(await visit(slow, area));
    return { landingMs, landingTraffic, visits };
  });

export interface RestedJourney {
  /** What the page fetched after its first content, before any navigation. */
  readonly restTraffic: Traffic;
  readonly visits: readonly Visit[];
}

/** The same areas, each opened after the idle prefetch has finished. */
export const restedJourney = (browser: Browser, portal: Portal): Promise<RestedJourney> =>
  openSlowPage(browser, portal, async slow => {
    await openLanding(slow.page, portal);
    slow.recorder.restart();
    await slow.recorder.settled();
    const restTraffic = slow.recorder.traffic();
    const visits: Visit[] = [];
    for (const area of areas) {
      await slow.recorder.settled();
      visits.push(await visit(slow, area));
    }
    return { restTraffic, visits };
  });

/** Each area after its menu entry was hovered long enough for the preload to finish. */
export const preloadedJourney = (browser: Browser, portal: Portal): Promise<readonly number[]> =>
  openSlowPage(browser, portal, async ({ page, recorder }) => {
    await openLanding(page, portal);
    const areaMs: number[] = [];
    for (const area of areas) {
      await recorder.settled();
      const asked = page.waitForRequest(/self-service-api/, { timeout: patienceMs });
      await menuLink(page, area).hover();
      await asked;
      await recorder.settled();
      areaMs.push(
        await timed(async () => {
          await menuLink(page, area).click();
          await untilReadable(page, area);
        }),
      );
    }
    return areaMs;
  });

/** Only the landing page, for changes that affect nothing else. */
export const landingJourney = (browser: Browser, portal: Portal): Promise<number> =>
  openSlowPage(browser, portal, ({ page }) => openLanding(page, portal));

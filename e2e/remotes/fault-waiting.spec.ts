/**
 * A remote that is slow or hangs, at each moment. The page's clock is advanced; the browser's requests are held back.
 */
import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { listenToLog } from './log.ts';
import { countRequests, isSamePage, markPage } from '../support/requests.ts';
import { disableSaveData, enableSaveData } from '../support/save-data.ts';
import { failure, openArea, rows } from './area.ts';
import { areaPath, expectError, fromFaulty, goThere, isShown } from './fault-stage.ts';
import type { Moment } from './fault-table.ts';

const moments: readonly Moment[] = ['on navigation', 'at load', 'mid-session'];
const late = 'Det tager længere tid end normalt. Du kan blive på siden.';

/** Holds every request to the remote's origin, until they are released or aborted. */
const hold = async (page: Page) => {
  const held: Route[] = [];
  await page.route(fromFaulty, route => {
    held.push(route);
  });
  const end = async (how: (route: Route) => Promise<void>) => {
    await Promise.all(held.map(how));
    await page.unroute(fromFaulty);
  };
  return { release: () => end(route => route.continue()), cut: () => end(route => route.abort()) };
};

/**
 * Waits until the shell's own requests have finished. Advancing the clock would time those out as well, and the remote
 * would not be the only one that hangs.
 */
const followShell = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  const isShells = (request: Request): boolean => request.url().includes('/selvbetjening/assets/');
  page.on('request', request => {
    if (isShells(request)) pending.add(request);
  });
  const ended = (request: Request): void => {
    pending.delete(request);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // Requests that the previous page had pending when it was left may never be reported as finished.
  page.on('domcontentloaded', () => {
    pending.clear();
  });
  return () => expect.poll(() => pending.size).toBe(0);
};

const waiting = (page: Page) => page.getByRole('main').getByText('Indlæser').first();

const openHeld = async (
  page: Page,
  signInAs: (who: string, path: string) => Promise<Page>,
  moment: Moment,
) => {
  const shellLoaded = followShell(page);
  if (moment === 'at load') {
    const held = await hold(page);
    const begun = page.waitForRequest(fromFaulty);
    await signInAs('superadmin', areaPath);
    await begun;
    await expect(waiting(page)).toBeAttached();
    await shellLoaded();
    return held;
  }
  // A remote that recovered at load is one that runs.
  if (moment === 'on navigation') await signInAs('superadmin', '/1001/faktura');
  await expect(rows(page).first()).toBeVisible();
  const held = await hold(page);
  if (moment === 'on navigation') {
    // Counted from the hover: it has another timeout than the load.
    await disableSaveData(page);
    const ahead = page.waitForRequest(fromFaulty);
    await page.getByRole('link', { name: 'Administratorer', exact: true }).hover();
    await ahead;
  }
  await goThere(page, moment);
  await expect(waiting(page)).toBeAttached();
  await shellLoaded();
  return held;
};

/**
 * The message that it takes long. A page of a running remote only shows its skeleton, since its kind is known by then.
 */
const expectSlow = async (page: Page, moment: Moment): Promise<void> => {
  if (moment === 'mid-session') await expect(waiting(page)).toBeAttached();
  else await expect(page.getByText(late)).toBeVisible();
};

test.beforeEach(async ({ page, consoleErrors }) => {
  await page.clock.install();
  // No file of the remote is cached before its link is hovered.
  await enableSaveData(page);
  consoleErrors.allow(fromFaulty);
});

test('slow remote: renders its page in the end, and nothing is logged', async ({ page, signInAs }) => {
  for (const moment of moments)
    await test.step(moment, async () => {
      const log = listenToLog(page);
      const asked = countRequests(page, fromFaulty);
      const { release } = await openHeld(page, signInAs, moment);
      await page.clock.fastForward(3_000);
      await expectSlow(page, moment);
      if (moment === 'on navigation') {
        const before = asked.soFar();
        await openArea(page, 'Fakturaer');
        await expect(rows(page).first()).toBeVisible();
        await expect(page.getByText(late)).toHaveCount(0);
        await goThere(page, moment);
        await expectSlow(page, moment);
        expect(asked.soFar()).toBe(before);
      }
      await release();
      await isShown(page, moment);
      await expect(page.getByText(late)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
      expect(log).toEqual([]);
    });
});

test('hanging remote: fails alone within 8 seconds, and recovers without a reload', async ({
  page,
  signInAs,
}) => {
  for (const moment of moments)
    await test.step(moment, async () => {
      const shown = moment === 'mid-session' ? 'question' : 'area';
      const log = listenToLog(page);
      const { cut } = await openHeld(page, signInAs, moment);
      await markPage(page);
      await page.clock.fastForward(8_000);
      await expectError(page, shown);
      await expect
        .poll(() => log.map(({ remote }) => remote))
        .toEqual([expect.stringMatching(/^mfe-admins@\d/)]);
      await openArea(page, 'Fakturaer');
      await expect(rows(page).first()).toBeVisible();
      await goThere(page, moment);
      if (moment === 'mid-session') await page.clock.fastForward(8_000);
      await expectError(page, shown);
      await cut();
      await failure(page).getByRole('button', { name: 'Prøv igen' }).click();
      await isShown(page, moment);
      expect(await isSamePage(page)).toBe(true);
    });
});

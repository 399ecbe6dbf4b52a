/** A remote that is late or hangs, at each moment. The page's clock is moved; the browser's own requests are held. */
import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { listenToLog } from '../support/log.ts';
import { countRequests, isSamePage, markPage } from '../support/requests.ts';
import { saveData, spendData } from '../support/save-data.ts';
import { failure, openArea, rows } from './area.ts';
import { areaPath, expectTold, fromFaulty, goThere, isShown } from './fault-stage.ts';
import type { Moment } from './fault-table.ts';

const moments: readonly Moment[] = ['at load', 'when going there', 'mid-session'];
const late = 'Det tager længere tid end normalt. Du kan blive på siden.';

/** Keeps every request to the remote's origin waiting, until they are let go or cut. */
const hold = async (page: Page) => {
  const held: Route[] = [];
  await page.route(fromFaulty, route => {
    held.push(route);
  });
  const end = async (how: (route: Route) => Promise<void>) => {
    await Promise.all(held.map(how));
    await page.unroute(fromFaulty);
  };
  return { letGo: () => end(route => route.continue()), cut: () => end(route => route.abort()) };
};

/**
 * Gives a wait until what the shell fetches of its own has come. The clock's jump would give that up, too, and then the
 * remote would not be the only one that hangs.
 */
const followShell = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  const isShells = (request: Request): boolean => request.url().includes('/selvbetjening/assets/');
  page.on('request', request => {
    if (isShells(request)) underWay.add(request);
  });
  const ended = (request: Request): void => {
    underWay.delete(request);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // What the page before had asked for as it was left is not always said to have ended.
  page.on('domcontentloaded', () => {
    underWay.clear();
  });
  return () => expect.poll(() => underWay.size).toBe(0);
};

const waiting = (page: Page) => page.getByRole('main').getByText('Indlæser').first();

const openHeld = async (
  page: Page,
  signInAs: (who: string, path: string) => Promise<Page>,
  moment: Moment,
) => {
  await page.clock.install();
  const shellHasCome = followShell(page);
  if (moment === 'at load') {
    const held = await hold(page);
    const begun = page.waitForRequest(fromFaulty);
    await signInAs('superadmin', areaPath);
    await begun;
    await expect(waiting(page)).toBeAttached();
    await shellHasCome();
    return held;
  }
  await signInAs('superadmin', moment === 'mid-session' ? areaPath : '/1001/faktura');
  await expect(rows(page).first()).toBeVisible();
  const held = await hold(page);
  if (moment === 'when going there') {
    // From being pointed at on: the wait of somebody who then goes there is another one than at load.
    await spendData(page);
    const ahead = page.waitForRequest(fromFaulty);
    await page.getByRole('link', { name: 'Administratorer', exact: true }).hover();
    await ahead;
  }
  await goThere(page, moment);
  await expect(waiting(page)).toBeAttached();
  await shellHasCome();
  return held;
};

/** That it takes long. A page of a remote that runs has its skeleton alone: what it is, is known by then. */
const expectSaid = async (page: Page, moment: Moment): Promise<void> => {
  if (moment === 'mid-session') await expect(waiting(page)).toBeAttached();
  else await expect(page.getByText(late)).toBeVisible();
};

test.beforeEach(async ({ page, expectedComplaints }) => {
  // Nothing of the remote is in the browser before somebody points at it.
  await saveData(page);
  expectedComplaints.allow(fromFaulty);
});

for (const moment of moments) {
  test(`one remote is slow, ${moment}: its page comes all the same, and nothing is logged`, async ({
    page,
    signInAs,
  }) => {
    const log = listenToLog(page);
    const asked = countRequests(page, fromFaulty);
    const { letGo } = await openHeld(page, signInAs, moment);
    await page.clock.fastForward(3_000);
    await expectSaid(page, moment);
    if (moment === 'when going there') {
      const before = asked.soFar();
      await openArea(page, 'Fakturaer');
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByText(late)).toHaveCount(0);
      await goThere(page, moment);
      await expectSaid(page, moment);
      expect(asked.soFar()).toBe(before);
    }
    await letGo();
    await isShown(page, moment);
    await expect(page.getByText(late)).toHaveCount(0);
    await expect(failure(page)).toHaveCount(0);
    expect(log).toEqual([]);
  });

  test(`one remote hangs, ${moment}: given up within 8 seconds, alone, and back without a reload`, async ({
    page,
    signInAs,
  }) => {
    const log = listenToLog(page);
    const { cut } = await openHeld(page, signInAs, moment);
    await markPage(page);
    await page.clock.fastForward(8_000);
    await expectTold(page, moment === 'mid-session' ? 'question' : 'area');
    await expect
      .poll(() => log.map(({ remote }) => remote))
      .toEqual([expect.stringMatching(/^mfe-admins@\d/)]);
    await openArea(page, 'Fakturaer');
    await expect(rows(page).first()).toBeVisible();
    await goThere(page, moment);
    if (moment === 'mid-session') await page.clock.fastForward(8_000);
    await expectTold(page, moment === 'mid-session' ? 'question' : 'area');
    await cut();
    await failure(page).getByRole('button', { name: 'Prøv igen' }).click();
    await isShown(page, moment);
    expect(await isSamePage(page)).toBe(true);
  });
}

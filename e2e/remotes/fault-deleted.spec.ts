/** A newer release has replaced the one that an open page uses, and the old files are deleted. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { listenToLog } from './log.ts';
import { countRequests, isSamePage, listLoads, markPage } from '../support/requests.ts';
import { enableSaveData } from '../support/save-data.ts';
import { openArea, rows } from './area.ts';
import {
  areaPath,
  expectError,
  fromFaulty,
  goThere,
  isShown,
  listOnly,
  newVersionDialog,
} from './fault-stage.ts';
import { faultyId, test, type FaultyReleases } from './faulty-releases.ts';
import { putRegistry, releaseOf } from './registry-file.ts';
import { bringBack, takeOff } from './releasing.ts';

test.beforeEach(async ({ page, consoleErrors }) => {
  // No file of the remote is cached before its area is opened.
  await enableSaveData(page);
  consoleErrors.allow(fromFaulty);
});
test.afterEach(({ releases }) => {
  bringBack(releases.find('marked').built);
  bringBack(releases.find('newer').built);
});

const replaceRelease = (releases: FaultyReleases): void => {
  putRegistry(releases.find('newer').registry);
  takeOff(releases.find('marked').built);
};

/** The script that only the activity log needs. */
const lateChunk = (releases: FaultyReleases): string => {
  const { folder } = releases.find('newer').built;
  const name = readdirSync(folder).find(
    each => each.endsWith('.js') && readFileSync(path.join(folder, each), 'utf8').includes('{Page:()=>'),
  );
  if (name === undefined) throw new Error('The activity log has no script of its own.');
  return name;
};

const confirmReload = (page: Page): Promise<void> =>
  newVersionDialog(page).getByRole('button', { name: 'OK' }).click();

test('on navigation: loads the new release without a message or a reload', async ({
  page,
  signInAs,
  releases,
}) => {
  await page.clock.install();
  listOnly(releases, 'marked');
  await signInAs('superadmin', '/1001/faktura');
  await expect(rows(page).first()).toBeVisible();
  const log = listenToLog(page);
  const [old, next] = [releases.find('marked').built.name, releases.find('newer').built.name];
  const [ofOld, ofNew] = [countRequests(page, new RegExp(old)), countRequests(page, new RegExp(next))];
  await markPage(page);
  replaceRelease(releases);
  await page.clock.fastForward(15_000);
  await goThere(page, 'on navigation');
  await isShown(page, 'on navigation');
  await expect(newVersionDialog(page)).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
  // If the new release is found before the link is clicked, the old one is not requested, and there is no message.
  expect(log.filter(({ remote }) => remote !== `${faultyId}@${old}`)).toEqual([]);
  expect(log.length).toBeLessThanOrEqual(1);
  // Integrity map, manifest and first page of the old release: on prefetch, on hover of its link, and on opening.
  const ofOneAttempt = 2 + (releaseOf(faultyId).firstPage?.length ?? 0);
  expect(ofOld.soFar()).toBeLessThanOrEqual(2 * ofOneAttempt);
  expect(ofNew.soFar()).toBeGreaterThan(2);
});

test('mid-session: asks to reload, and shows the requested page after one reload (ERR-028, ERR-029)', async ({
  page,
  signInAs,
  releases,
}) => {
  listOnly(releases, 'marked');
  await signInAs('superadmin', areaPath);
  await isShown(page, 'at load');
  const [log, loads] = [listenToLog(page), listLoads(page)];
  const old = releases.find('marked').built.name;
  replaceRelease(releases);
  await goThere(page, 'mid-session');
  await expect(newVersionDialog(page)).toBeVisible();
  expect(log.map(({ remote }) => remote)).toEqual([`${faultyId}@${old}`]);
  const ofOld = countRequests(page, new RegExp(old));
  const reloaded = page.waitForEvent('load');
  await confirmReload(page);
  await reloaded;
  await isShown(page, 'mid-session');
  await openArea(page, 'Fakturaer');
  await expect(rows(page).first()).toBeVisible();
  expect(loads).toHaveLength(1);
  expect(ofOld.soFar()).toBe(0);
  expect(log).toHaveLength(1);
});

test('mid-session: shows an error and does not ask again when the reload did not help (ERR-029)', async ({
  page,
  signInAs,
  control,
  releases,
}) => {
  listOnly(releases, 'marked');
  await signInAs('superadmin', areaPath);
  await isShown(page, 'at load');
  const loads = listLoads(page);
  await control.addRemoteFault(faultyId, { path: `*/${lateChunk(releases)}`, status: 404, body: '' });
  replaceRelease(releases);
  await goThere(page, 'mid-session');
  const reloaded = page.waitForEvent('load');
  await confirmReload(page);
  await reloaded;
  await expectError(page, 'page');
  await expect(newVersionDialog(page)).toHaveCount(0);
  expect(loads).toHaveLength(1);
});

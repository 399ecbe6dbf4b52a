/** A registry that is unavailable, invalid, or contains an unknown remote. */
import type { Page } from '@playwright/test';
import { applicationPath, pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, heading } from '../support/test.ts';
import { listenToLog } from './log.ts';
import { countRequests, isSamePage, markPage } from '../support/requests.ts';
import { failure, openAreaWithRegistryCheck, openArea, rows } from './area.ts';
import { test, type FaultyReleases } from './faulty-releases.ts';
import { isShown } from './fault-stage.ts';
import { addRemote, putRegistry, registryText, releaseOf } from './registry-file.ts';

const registry = `${applicationPath}/remotes.json`;
const ofRegistry = { service: 'remotes', port: Number(new URL(portalOrigin).port), path: registry } as const;

const faults = [
  ['drops the connection', { drop: true }],
  ['responds with 500', { status: 500, body: '' }],
  ['is not JSON', { status: 200, body: '<html>' }],
  ['is invalid', { status: 200, body: { schemaVersion: 99 } }],
] as const;

const logged = { message: 'Error: The registry of remotes could not be loaded.' };

const openFirst = async (page: Page, signInAs: (who: string, path: string) => Promise<Page>) => {
  // Advanced by half a minute or more, it would find the sign-in expired.
  await page.clock.setSystemTime(Date.now());
  await signInAs('superadmin', '/1001/faktura');
  await expect(rows(page).first()).toBeVisible();
};

/** Everything available keeps working. */
const visitAreas = async (page: Page): Promise<void> => {
  for (const area of ['Abonnementsoversigt', 'Fakturaer']) {
    await openArea(page, area);
    await expect(rows(page).first()).toBeVisible();
  }
};

/** Changes to known remotes apply when the registry is next read, without a page load. */
const expectNewerToApply = async (
  page: Page,
  releases: FaultyReleases,
  change?: () => void,
): Promise<void> => {
  const { built, registry: newer } = releases.find('newer');
  putRegistry(newer);
  change?.();
  const ofNewer = countRequests(page, new RegExp(`/${built.name}/`));
  await openAreaWithRegistryCheck(page, 'Abonnementsoversigt');
  await openArea(page, 'Administratorer');
  await isShown(page, 'at load');
  expect(ofNewer.soFar()).toBeGreaterThan(0);
  expect(await isSamePage(page)).toBe(true);
};

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/remotes\.json/);
});

test('registry fails: logs it once per page load, uses the last good copy, and applies the next valid one', async ({
  page,
  signInAs,
  control,
  releases,
}) => {
  await page.clock.install();
  const original = registryText();
  for (const [what, fault] of faults) {
    await test.step(`${what}, mid-session`, async () => {
      putRegistry(original);
      await openFirst(page, signInAs);
      await markPage(page);
      await control.addFault({ ...ofRegistry, ...fault });
      const [log, asked] = [listenToLog(page), countRequests(page, /remotes\.json$/)];
      for (const times of [1, 2]) {
        await page.clock.fastForward(15_000);
        await visitAreas(page);
        await expect.poll(asked.soFar).toBe(times);
      }
      await expect.poll(() => log).toMatchObject([logged]);
      await control.clearFaults();
      await expectNewerToApply(page, releases);
    });

    await test.step(`${what}, at load`, async () => {
      await control.addFault({ ...ofRegistry, ...fault });
      const [log, asked] = [listenToLog(page), countRequests(page, /remotes\.json$/)];
      await openFirst(page, signInAs);
      await visitAreas(page);
      await page.clock.fastForward(15_000);
      await visitAreas(page);
      // The page that is left for the identity server does not request it: one load, and one check fifteen seconds
      // later.
      await expect.poll(asked.soFar).toBe(2);
      await expect.poll(() => log).toMatchObject([logged]);
      await control.clearFaults();
    });
  }
});

const listUnknown = (): void => {
  const current = releaseOf('mfe-billing');
  addRemote({
    id: 'mfe-unknown',
    current: { ...current, manifest: current.manifest.replace(current.buildId, 'nothing') },
    paths: ['ukendt'],
    titles: [{ pattern: 'ukendt', title: 'Ukendt' }],
    menu: [{ key: 'unknown', heading: 'Ukendt', description: '', icon: 'list', path: 'ukendt', order: 99 }],
  });
};

test('registry lists an unknown remote: ignores it mid-session, shows an error for it at load, and updates the known ones', async ({
  page,
  signInAs,
  consoleErrors,
  releases,
}) => {
  await page.clock.install();
  await test.step('mid-session', async () => {
    await openFirst(page, signInAs);
    await markPage(page);
    const [log, asked] = [listenToLog(page), countRequests(page, /nothing/)];
    await expectNewerToApply(page, releases, listUnknown);
    await expect(page.getByRole('link', { name: 'Ukendt' })).toHaveCount(0);
    expect([asked.soFar(), log.length]).toEqual([0, 0]);
  });

  await test.step('at load', async () => {
    consoleErrors.allow(/0\.1\.0-nothing/);
    const log = listenToLog(page);
    await openFirst(page, signInAs);
    await openArea(page, 'Ukendt');
    await expect(heading(page, 'Ukendt')).toBeVisible();
    await expect(failure(page)).toBeVisible();
    await visitAreas(page);
    // The error tells which check failed: the next one, the hash, shows the user the same message.
    expect(log).toMatchObject([{ remote: expect.stringMatching(/^mfe-unknown@/), failure: 'not-loaded' }]);
  });
});

test('registry responds with 500 and there is no copy: shows the critical error, and starts again (SHL-028, SHL-029)', async ({
  page,
  signInAs,
  control,
}) => {
  await signInAs('admin', '/1001/faktura');
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await control.addFault({ ...ofRegistry, status: 500, body: '' });
  await page.goto(pageAt('/1001/faktura'));
  await expect(heading(page, 'Der skete en kritisk fejl.')).toBeVisible();
  await control.clearFaults();
  await page.getByRole('button', { name: 'Start forfra' }).click();
  await expect(heading(page, /^Velkommen|^Fakturaer/)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { remotePort } from '../support/addresses.ts';
import type { Fault } from '../support/control.ts';
import { countRequests, listLoads } from '../support/requests.ts';
import { expect, heading, test } from '../support/test.ts';
import { failure, openAreaWithRegistryCheck, openArea, rows } from './area.ts';
import { changeRegistry, restoreRegistry, type Registered, type Release } from './registry-file.ts';
import { folderOf, newSentence, oldSentence, openCopies, withNewSentence } from './release-copy.ts';

const id = 'mfe-profile';
const copies = openCopies(id, withNewSentence);
const { present } = copies;

const listReleases = (releases: Omit<Registered, 'id'>): void => {
  changeRegistry(id, remote => {
    delete remote.previous;
    delete remote.canary;
    Object.assign(remote, releases);
  });
};

const requestsOf = (page: Page, release: Release) =>
  countRequests(page, new RegExp(`/${folderOf(release)}/`));

test.afterEach(restoreRegistry);
test.afterAll(copies.close);

test('runs a new release of an unopened area without a reload, of an opened one after one reload on the next navigation, and at the next page load', async ({
  page,
  signInAs,
}) => {
  const next = copies.create();
  const loads = listLoads(page);
  await page.clock.install();

  await test.step('of an unopened area', async () => {
    await signInAs('admin', '/1001/faktura');
    await expect(heading(page, 'Fakturaer')).toBeVisible();
    listReleases({ current: next });
    const before = loads.length;
    await openAreaWithRegistryCheck(page, 'Abonnementsoversigt');
    await openArea(page, 'Mine indstillinger');
    await expect(page.getByText(newSentence)).toBeVisible();
    expect(loads).toHaveLength(before);
  });

  await test.step('of an opened area', async () => {
    listReleases({ current: present });
    const before = loads.length;
    await openAreaWithRegistryCheck(page, 'Fakturaer');
    await expect(heading(page, 'Fakturaer')).toBeVisible();
    expect(loads).toHaveLength(before);
    // Advanced by half a minute or more, it would find the sign-in expired.
    await page.clock.setSystemTime(Date.now());
    const reloaded = page.waitForEvent('load');
    await openArea(page, 'Abonnementsoversigt');
    await reloaded;
    await expect(rows(page).first()).toBeVisible();
    const after = loads.length;
    await openArea(page, 'Mine indstillinger');
    await expect(page.getByText(oldSentence)).toBeVisible();
    expect(loads).toHaveLength(after);
  });

  await test.step('at the next page load, and not the old one', async () => {
    listReleases({ current: next });
    const [ofNew, ofOld] = [requestsOf(page, next), requestsOf(page, present)];
    await page.reload();
    await expect(page.getByText(newSentence)).toBeVisible();
    expect(ofNew.soFar()).toBeGreaterThan(0);
    expect(ofOld.soFar()).toBe(0);
  });
});

const faults = [
  ['has no entry', { path: 'remoteEntry.js', status: 404, body: '' }],
  ['has no exposed module', { path: '__federation_expose_remote*.js', status: 404, body: '' }],
  [
    'throws when it runs',
    {
      path: 'remoteEntry.js',
      status: 200,
      body: 'throw new Error("Sådan her ikke.");',
      headers: { 'content-type': 'text/javascript' },
    },
  ],
  ['has an invalid manifest', { path: 'mf-manifest.json', status: 200, body: { hej: 1 } }],
] as const;

test('runs the previous release when the new one is broken or needs a newer shell, and a canary only of this customer and only if it works', async ({
  page,
  signInAs,
  control,
  consoleErrors,
}) => {
  consoleErrors.allow(new RegExp(`:${String(remotePort(id))}/`));
  const expectRelease = async (
    next: Release,
    sentence: string,
    { isRequested }: { isRequested: boolean },
  ) => {
    const requests = requestsOf(page, next);
    await signInAs('admin', '/1001/indstillinger');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(requests.soFar() > 0).toBe(isRequested);
  };
  const breakRelease = (next: Release, fault: Omit<Fault, 'service' | 'port'>): Promise<void> =>
    control.addRemoteFault(id, { ...fault, path: `/${folderOf(next)}/${fault.path}` });

  for (const [what, fault] of faults)
    await test.step(`the new release ${what}`, async () => {
      const next = copies.create();
      listReleases({ previous: present, current: next });
      await breakRelease(next, fault);
      await expectRelease(next, oldSentence, { isRequested: true });
      await control.clearFaults();
    });

  await test.step('the new release needs a newer shell', async () => {
    const next = copies.create();
    listReleases({ previous: present, current: { ...next, contract: '^99.0.0' } });
    await expectRelease(next, oldSentence, { isRequested: false });
  });

  const listCanary = (release: Release, customer: string): void => {
    listReleases({ current: present, canary: { release, rule: { customers: [customer] } } });
  };
  await test.step('canary of another customer', async () => {
    const next = copies.create();
    listCanary(next, '1002');
    await expectRelease(next, oldSentence, { isRequested: false });
    listCanary(next, '1001');
    await expectRelease(next, newSentence, { isRequested: true });
  });

  await test.step('broken canary', async () => {
    const next = copies.create();
    listCanary(next, '1001');
    await breakRelease(next, { path: '*', status: 404, body: '' });
    await expectRelease(next, oldSentence, { isRequested: true });
  });
});

import { remotePort } from '../support/addresses.ts';
import { listLoads } from '../support/requests.ts';
import { expect, heading, test } from '../support/test.ts';
import { failure, openAreaWithRegistryCheck, openArea, rows } from './area.ts';
import { changeRegistry, releaseOf, restoreRegistry } from './registry-file.ts';
import { copyRelease, newSentence, oldSentence, removeRelease, withNewSentence } from './release-copy.ts';

const present = releaseOf('mfe-profile');
const next = copyRelease('mfe-profile', present, { buildId: 'e2e000000001', edit: withNewSentence });
const folderOf = (manifest: string): string => new URL('.', manifest).href;

const releaseNext = (): void => {
  changeRegistry('mfe-profile', remote => {
    remote.current = next;
  });
};

test.afterEach(restoreRegistry);
test.afterAll(() => {
  removeRelease('mfe-profile', next);
});

test('runs a new release of one remote, and not the old one, at the next page load', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/1001/indstillinger');
  await expect(page.getByText(oldSentence)).toBeVisible();
  releaseNext();
  const loaded: string[] = [];
  page.on('response', response => loaded.push(response.url()));
  await page.reload();
  await expect(page.getByText(newSentence)).toBeVisible();
  expect(loaded.some(url => url.startsWith(folderOf(next.manifest)))).toBe(true);
  expect(loaded.some(url => url.startsWith(folderOf(present.manifest)))).toBe(false);
});

test('runs a new release of an opened area after one reload on the next navigation', async ({
  page,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin', '/1001/indstillinger');
  await expect(page.getByText(oldSentence)).toBeVisible();
  releaseNext();
  const loads = listLoads(page);
  await openAreaWithRegistryCheck(page, 'Fakturaer');
  await expect(heading(page, 'Fakturaer')).toBeVisible();
  expect(loads).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await openArea(page, 'Abonnementsoversigt');
  await reloaded;
  await expect(rows(page).first()).toBeVisible();
  const after = loads.length;
  await openArea(page, 'Mine indstillinger');
  await expect(page.getByText(newSentence)).toBeVisible();
  expect(loads).toHaveLength(after);
});

test('runs a new release of an unopened area without a reload', async ({ page, signInAs }) => {
  await page.clock.install();
  await signInAs('admin', '/1001/faktura');
  await expect(heading(page, 'Fakturaer')).toBeVisible();
  releaseNext();
  const loads = listLoads(page);
  await openAreaWithRegistryCheck(page, 'Abonnementsoversigt');
  await openArea(page, 'Mine indstillinger');
  await expect(page.getByText(newSentence)).toBeVisible();
  expect(loads).toEqual([]);
});

for (const [what, fault] of [
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
] as const) {
  test(`runs the previous release when the new one ${what}`, async ({
    page,
    signInAs,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.allow(new RegExp(`:${String(remotePort('mfe-profile'))}/`));
    changeRegistry('mfe-profile', remote => {
      remote.previous = present;
      remote.current = next;
    });
    const path = `/${next.version}-${next.buildId}/${fault.path}`;
    await control.addRemoteFault('mfe-profile', { ...fault, path });
    await signInAs('admin', '/1001/indstillinger');
    await expect(page.getByText(oldSentence)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}

test('runs the previous release when the new one needs a newer shell, without requesting it', async ({
  page,
  signInAs,
}) => {
  changeRegistry('mfe-profile', remote => {
    remote.previous = present;
    remote.current = { ...next, contract: '^99.0.0' };
  });
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await signInAs('admin', '/1001/indstillinger');
  await expect(page.getByText(oldSentence)).toBeVisible();
  expect(loaded.filter(url => url.startsWith(folderOf(next.manifest)))).toEqual([]);
});

for (const [what, customers, sentence] of [
  ['runs a canary of this customer', ['1001'], newSentence],
  ['ignores a canary of another customer', ['1002'], oldSentence],
] as const) {
  test(what, async ({ page, signInAs }) => {
    changeRegistry('mfe-profile', remote => {
      remote.canary = { release: next, rule: { customers: [...customers] } };
    });
    await signInAs('admin', '/1001/indstillinger');
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

test('runs the current release when the canary is broken', async ({
  page,
  signInAs,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.allow(new RegExp(`:${String(remotePort('mfe-profile'))}/`));
  changeRegistry('mfe-profile', remote => {
    remote.canary = { release: next, rule: { customers: ['1001'] } };
  });
  const path = `/${next.version}-${next.buildId}/*`;
  await control.addRemoteFault('mfe-profile', { path, status: 404, body: '' });
  await signInAs('admin', '/1001/indstillinger');
  await expect(page.getByText(oldSentence)).toBeVisible();
});

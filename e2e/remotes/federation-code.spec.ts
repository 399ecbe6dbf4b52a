/** The shell's own federation code is loaded after its first page: it may be late, fail midway, or be missing. */
import { expect, heading, test } from '../support/test.ts';
import { pageAt } from '../support/addresses.ts';
import { countRequests } from '../support/requests.ts';
import { openArea, rows } from './area.ts';
import { newVersionDialog } from './fault-stage.ts';
import { releaseOf } from './registry-file.ts';

const federationCode = /\/assets\/federation\.[^/]+\.js$/;

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/\/assets\/federation\./);
});

test('does not block pages of the shell', async ({ page, signInAs }) => {
  await signInAs('admin', '/1001/velkommen');
  const held = Promise.withResolvers<undefined>();
  await page.route(federationCode, async route => {
    await held.promise;
    await route.continue();
  });
  // Not the load event, which also waits for a held script.
  await page.goto(pageAt('/1001/velkommen'), { waitUntil: 'commit' });
  await expect(heading(page, /Velkommen/)).toBeVisible();
  await openArea(page, 'Fakturaer');
  await expect(rows(page)).toHaveCount(0);
  held.resolve(undefined);
  await expect(rows(page).first()).toBeVisible();
});

test('is requested again with the first area after it failed to load, without a message', async ({
  page,
  signInAs,
}) => {
  const requests = countRequests(page, federationCode);
  let isLost = true;
  await page.route(federationCode, route => (isLost ? route.abort() : route.continue()));
  await signInAs('admin', '/1001/velkommen');
  await expect(heading(page, /./)).toBeVisible();
  isLost = false;
  const asked = requests.soFar();
  expect(asked).toBeGreaterThan(0);
  await openArea(page, 'Fakturaer');
  await expect(rows(page).first()).toBeVisible();
  expect(requests.soFar()).toBe(asked + 1);
  await expect(newVersionDialog(page)).toHaveCount(0);
});

test('asks to reload when it is missing on the server (ERR-028)', async ({ page, signInAs }) => {
  await page.route(federationCode, route => route.fulfill({ status: 404, body: '' }));
  await signInAs('admin', '/1001/velkommen');
  await expect(heading(page, /./)).toBeVisible();
  await expect(newVersionDialog(page)).toHaveCount(0);
  await openArea(page, 'Fakturaer');
  await expect(newVersionDialog(page)).toBeVisible();
});

test('area requests exactly the first-page files of its release', async ({ page, signInAs }) => {
  const asked = new Set<string>();
  const { firstPage = [], manifest } = releaseOf('mfe-profile');
  const folder = new URL('.', manifest).href;
  page.on('request', request => {
    if (request.url().startsWith(folder)) asked.add(request.url().slice(folder.length));
  });
  await signInAs('admin', '/1001/indstillinger');
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  expect([...asked].sort()).toEqual(['integrity.json', 'mf-manifest.json', ...firstPage].sort());
});

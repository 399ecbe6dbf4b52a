import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageAt, remotePort } from '../support/addresses.ts';
import { finishAnimations } from '../support/animations.ts';
import { expect, heading, test } from '../support/test.ts';
import { disableSaveData, enableSaveData } from '../support/save-data.ts';
import { countScripts } from '../support/requests.ts';
import { expectAloneInFailure, expectRecovery, failure, openArea, rows } from './area.ts';
import { changeRegistry, releaseOf, restoreRegistry } from './registry-file.ts';

const { version, buildId } = releaseOf('mfe-billing');
const release = `${version}-${buildId}`;
const site = path.join(import.meta.dirname, '../../mfe-billing/dist/site', release);
const { files } = JSON.parse(readFileSync(path.join(site, 'integrity.json'), 'utf8')) as {
  files: Record<string, string>;
};
const listed = Object.keys(files);
/** The scripts that render the area, without chunks of lazy pages. */
const { firstPage } = JSON.parse(readFileSync(path.join(site, 'release.json'), 'utf8')) as {
  firstPage: string[];
};
const firstFiles = ['mf-manifest.json', ...firstPage];
const scripts = listed.filter(file => file.endsWith('.js'));

/** Logs when it runs, and is otherwise unchanged. */
const withMarker = (file: string): string =>
  `globalThis.portalHasRunTampered = true;\n${readFileSync(path.join(site, file), 'utf8')}`;

/** JSON with the same meaning, so that only its hash differs. */
const withOneByteChanged = (file: string): string => {
  if (file.endsWith('.json')) return `${readFileSync(path.join(site, file), 'utf8')} `;
  const bytes = readFileSync(path.join(site, file));
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  return bytes.toString('latin1');
};

const typeOf = (file: string): string =>
  ({ '.js': 'text/javascript', '.css': 'text/css' })[path.extname(file)] ?? 'application/json';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.allow(new RegExp(`:${String(remotePort('mfe-billing'))}/`));
});
test.afterEach(restoreRegistry);

test('lists a hash for entry, exposed module, chunks, styles and manifest of a remote', () => {
  for (const kind of [/^remoteEntry\.js$/, /expose.*\.js$/, /^\d+\..*\.js$/, /\.css$/, /^mf-manifest\.json$/])
    expect(listed.filter(file => kind.test(file))).not.toEqual([]);
});

for (const file of firstFiles) {
  const kind = file.replace(/\.[0-9a-f]{16,}/, '');
  test(`does not run a changed ${kind}, and keeps the rest of the portal working`, async ({
    page,
    signInAs,
    control,
  }) => {
    // No file of the remote is cached before it is changed.
    await enableSaveData(page);
    await signInAs('admin', '/1001/indstillinger');
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    await control.addRemoteFault('mfe-billing', {
      path: `*/${file}`,
      status: 200,
      body: scripts.includes(file) ? withMarker(file) : withOneByteChanged(file),
      headers: { 'content-type': typeOf(file) },
    });
    await disableSaveData(page);
    await openArea(page, 'Fakturaer');
    await expectAloneInFailure(page);
    expect(await page.evaluate(() => 'portalHasRunTampered' in globalThis)).toBe(false);
    await control.clearFaults();
    await expectRecovery(page);
  });
}

test('does not run a changed script of a lazy page, and keeps the rest working', async ({
  page,
  signInAs,
  control,
}) => {
  const late = scripts.find(
    file =>
      !firstFiles.includes(file) &&
      readFileSync(path.join(site, file), 'utf8').includes('Fakturaer, som betales'),
  );
  if (late === undefined) throw new Error('The payment has no script of its own.');
  await signInAs('admin', '/1001/faktura');
  await expect(rows(page).first()).toBeVisible();
  const href = await page
    .getByRole('main')
    .getByRole('link', { name: /^Faktura \d+/ })
    .first()
    .getAttribute('href');
  await control.addRemoteFault('mfe-billing', {
    path: `*/${late}`,
    status: 200,
    body: withMarker(late),
    headers: { 'content-type': 'text/javascript' },
  });
  await page.goto(`${href ?? ''}/betaling`);
  await expect(failure(page)).toBeVisible();
  expect(await page.evaluate(() => 'portalHasRunTampered' in globalThis)).toBe(false);
  await page.getByRole('dialog', { name: 'Ny version' }).getByRole('button', { name: 'Luk' }).click();
  await openArea(page, 'Fakturaer');
  await expect(rows(page).first()).toBeVisible();
});

for (const [what, change] of [
  ['the registry lists another hash', { map: 'as it is', hash: `sha384-${'B'.repeat(64)}` }],
  ['the registry lists no hash', undefined],
] as const) {
  test(`runs nothing of a remote when ${what}`, async ({ page, signInAs }) => {
    changeRegistry('mfe-billing', remote => {
      const { integrity, ...current } = remote.current;
      remote.current = change ? { ...current, integrity: { ...integrity, hash: change.hash } } : current;
    });
    const run = countScripts(page, new RegExp(`/${release}/`));
    await signInAs('admin', '/1001/faktura');
    await expect(failure(page)).toBeVisible();
    expect(run.soFar()).toBe(0);
  });
}

for (const file of ['early', 'libraries', 'main'])
  test(`does not run a changed script of the shell's page: ${file}`, async ({ page, expectedComplaints }) => {
    expectedComplaints.allow(/Failed to find a valid digest in the 'integrity' attribute/);
    await page.route(new RegExp(`/assets/${file}\\..*\\.js$`), async route => {
      const response = await route.fetch();
      const body = `globalThis.portalHasRunTampered = true;\n${await response.text()}`;
      // Changed in transit, and intact on retry: the browser must not have cached it.
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'cache-control': 'no-store' },
      });
    });
    await page.goto(pageAt('/logud-bekraeftelse'));
    expect(await page.evaluate(() => 'portalHasRunTampered' in globalThis)).toBe(false);
    await page.unrouteAll();
    if (file === 'early') {
      // Nothing can report this at once; the page itself does, after its timeout.
      const slow = heading(page, 'Selvbetjeningen er længe om at starte');
      await expect(slow).toBeHidden();
      await finishAnimations(page);
      await expect(slow).toBeVisible();
      await page.getByRole('link', { name: 'Start forfra' }).click();
    } else {
      // The early script reports it, with a message that needs no library.
      await expect(page.getByRole('heading', { name: 'Der skete en kritisk fejl.' })).toBeVisible();
      await page.getByRole('button', { name: 'Start forfra' }).click();
    }
    await expect(page.getByLabel('Adgangskode')).toBeVisible();
  });

test('does not run a changed lazy script of the shell', async ({ page, signInAs, expectedComplaints }) => {
  expectedComplaints.allow(/Failed to find a valid digest in the 'integrity' attribute/);
  await page.route(/\/assets\/federation\..*\.js$/, async route => {
    const response = await route.fetch();
    const body = `globalThis.portalHasRunTampered = true;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await signInAs('admin', '/1001/faktura');
  await expect(failure(page)).toBeVisible();
  expect(await page.evaluate(() => 'portalHasRunTampered' in globalThis)).toBe(false);
});

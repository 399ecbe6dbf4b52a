import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageAt, remotePort } from '../support/addresses.ts';
import { finishAnimations } from '../support/appearance/animations.ts';
import { expect, heading, test } from '../support/test.ts';
import { disableSaveData, enableSaveData } from '../support/save-data.ts';
import { expectAloneInFailure, expectRecovery, failure, openArea, rows } from './area.ts';
import { changeRegistry, restoreRegistry } from './registry-file.ts';
import { folderOf, openCopies } from './release-copy.ts';

const id = 'mfe-billing';
const copies = openCopies(id);
const { present } = copies;

const sites = path.join(import.meta.dirname, '../..', id, 'dist/site');
/** Lists a new release, and returns its folder. */
const listNewRelease = (): string => {
  const copy = copies.create();
  changeRegistry(id, remote => {
    remote.current = copy;
  });
  return path.join(sites, folderOf(copy));
};

const { files } = JSON.parse(readFileSync(path.join(sites, folderOf(present), 'integrity.json'), 'utf8')) as {
  files: Record<string, string>;
};
const listed = Object.keys(files);
/** The scripts that render the area, without chunks of lazy pages. */
const firstFiles = ['mf-manifest.json', ...(present.firstPage ?? [])];
const scripts = listed.filter(file => file.endsWith('.js'));

/** Logs when it runs, and is otherwise unchanged. */
const withMarker = (script: string): string => `globalThis.portalHasRunTampered = true;\n${script}`;

/** Changed as little as possible: JSON with the same meaning, so that only its hash differs. */
const changed = (file: string): string => {
  const content = readFileSync(file);
  if (file.endsWith('.js')) return withMarker(content.toString());
  if (file.endsWith('.json')) return `${content.toString()} `;
  const last = content.length - 1;
  content[last] = (content[last] ?? 0) ^ 1;
  return content.toString('latin1');
};

const typeOf = (file: string): string =>
  ({ '.js': 'text/javascript', '.css': 'text/css' })[path.extname(file)] ?? 'application/json';

const hasRunTampered = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'portalHasRunTampered' in globalThis);

test.afterEach(restoreRegistry);
test.afterAll(copies.close);

test('lists a hash for entry, exposed module, chunks, styles and manifest of a remote', () => {
  for (const kind of [/^remoteEntry\.js$/, /expose.*\.js$/, /^\d+\..*\.js$/, /\.css$/, /^mf-manifest\.json$/])
    expect(listed.filter(file => kind.test(file))).not.toEqual([]);
});

test('does not run a changed file of an area, nor a changed lazy script of the shell, and keeps the rest of the portal working', async ({
  page,
  signInAs,
  control,
  consoleErrors,
}) => {
  consoleErrors.allow(new RegExp(`:${String(remotePort(id))}/`));
  // No file of the remote is cached before it is changed.
  await enableSaveData(page);
  const changeFile = (site: string, file: string): Promise<void> =>
    control.addRemoteFault(id, {
      path: `*/${file}`,
      status: 200,
      body: changed(path.join(site, file)),
      headers: { 'content-type': typeOf(file) },
    });

  for (const file of firstFiles)
    await test.step(file.replace(/\.[0-9a-f]{16,}/, ''), async () => {
      const site = listNewRelease();
      await signInAs('admin', '/1001/indstillinger');
      await expect(heading(page, 'Mine indstillinger')).toBeVisible();
      await changeFile(site, file);
      await disableSaveData(page);
      await openArea(page, 'Fakturaer');
      await expectAloneInFailure(page);
      expect(await hasRunTampered(page)).toBe(false);
      await control.clearFaults();
      await expectRecovery(page);
    });

  await test.step('script of a lazy page', async () => {
    const site = listNewRelease();
    const late = scripts.find(
      file =>
        !firstFiles.includes(file) &&
        readFileSync(path.join(site, file), 'utf8').includes('Fakturaer, som betales'),
    );
    if (late === undefined) throw new Error('The payment has no script of its own.');
    await signInAs('admin', '/1001/faktura');
    const invoice = page.getByRole('main').getByRole('link', { name: /^Faktura \d+/ });
    const href = await invoice.first().getAttribute('href');
    await changeFile(site, late);
    await page.goto(`${href ?? ''}/betaling`);
    await expect(failure(page)).toBeVisible();
    expect(await hasRunTampered(page)).toBe(false);
    await page.getByRole('dialog', { name: 'Ny version' }).getByRole('button', { name: 'Luk' }).click();
    await openArea(page, 'Fakturaer');
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('lazy script of the shell', async () => {
    consoleErrors.allow(/Failed to find a valid digest in the 'integrity' attribute/);
    await page.route(/\/assets\/federation\..*\.js$/, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withMarker(await response.text()) });
    });
    await signInAs('admin', '/1001/faktura');
    await expect(failure(page)).toBeVisible();
    expect(await hasRunTampered(page)).toBe(false);
  });
});

test("does not run a changed script of the shell's page", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to find a valid digest in the 'integrity' attribute/);
  for (const file of ['early', 'libraries', 'main'])
    await test.step(file, async () => {
      await page.route(new RegExp(`/assets/${file}\\..*\\.js$`), async route => {
        const response = await route.fetch();
        // Changed in transit, and intact on retry: the browser must not have cached it.
        await route.fulfill({
          response,
          body: withMarker(await response.text()),
          headers: { ...response.headers(), 'cache-control': 'no-store' },
        });
      });
      await page.goto(pageAt('/logud-bekraeftelse'));
      expect(await hasRunTampered(page)).toBe(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
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
});

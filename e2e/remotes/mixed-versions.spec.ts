import { applicationPath, pageAt, portalOrigin } from '../support/addresses.ts';
import { expect, heading, test } from '../support/test.ts';
import { areas, expectEveryArea, failure, openArea, rows } from './area.ts';
import { layOutKeptRelease, removeKeptRelease } from './kept-release.ts';
import { layOutKeptShell } from './kept-shell.ts';
import { changeRegistry, releaseOf, restoreRegistry } from './registry-file.ts';
import { copyRelease, removeRelease } from './release-copy.ts';

const id = 'mfe-profile';

const runsInOldShell = ([area]: (typeof areas)[number]): boolean =>
  Number(/^\^1\.(\d+)\./.exec(releaseOf(area).contract)?.[1]) <= 4;

test.afterEach(() => {
  restoreRegistry();
});

test('runs a remote built against contract 1.1.0 in the current shell', async ({ page, signInAs }) => {
  const present = releaseOf(id);
  const old = layOutKeptRelease(id, '1.1.0', present);
  try {
    changeRegistry(id, remote => {
      remote.current = old;
      delete remote.previous;
    });
    const loaded: string[] = [];
    page.on('response', response => loaded.push(response.url()));
    await signInAs('admin', '/1001/indstillinger');
    // This page uses every port of the shell: session, customer, HTTP, queries, router, components.
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dine oplysninger' })).toContainText('admin@demo.example');
    await expect(page.getByRole('region', { name: 'Dine virksomheder' })).toContainText('Nordhavn Byg A/S');
    expect(loaded.some(url => url.includes(`/${old.version}-${old.buildId}/`))).toBe(true);
    expect(loaded.some(url => url.includes(`/${present.version}-${present.buildId}/`))).toBe(false);
    await openArea(page, 'Fakturaer');
    await expect(rows(page).first()).toBeVisible();
  } finally {
    removeKeptRelease(id, old, present);
  }
});

test('runs the current remotes in the shell of contract 1.4.0, and rejects only those that need a newer one', async ({
  page,
  signInAs,
}) => {
  const { scripts, remove } = layOutKeptShell('1.4.0');
  const site = `${portalOrigin}${applicationPath}/`;
  const loaded: string[] = [];
  page.on('response', response => {
    if (response.url().startsWith(site) && response.url().endsWith('.js'))
      loaded.push(response.url().slice(site.length));
  });
  try {
    await signInAs('superadmin', '/1001/indstillinger');
    await expectEveryArea(page, areas.filter(runsInOldShell));
    // Only features that use a newer port, such as card payments, fail.
    for (const [, name] of areas.filter(area => !runsInOldShell(area))) {
      await openArea(page, name);
      await expect(failure(page)).toContainText('Vi kunne ikke hente denne del af selvbetjeningen.');
    }
    // A remote that needs a newer contract, without an older release to fall back to.
    changeRegistry(id, remote => {
      remote.current = { ...remote.current, contract: '^1.99.0' };
      delete remote.previous;
    });
    await page.goto(pageAt('/1001/administrator-oversigt'));
    await openArea(page, 'Mine indstillinger');
    await expect(failure(page)).toContainText('Vi kunne ikke hente denne del af selvbetjeningen.');
    restoreRegistry();
    await page.goto(pageAt('/1001/indstillinger'));
    await expect(heading(page, 'Mine indstillinger')).toBeVisible();
    expect(loaded).not.toEqual([]);
    expect(loaded.filter(name => !scripts.has(name))).toEqual([]);
  } finally {
    remove();
  }
});

test('loads the own copy of zod of a remote built with another one', async ({ page, signInAs }) => {
  const other = copyRelease(id, releaseOf(id), {
    buildId: 'e2e000000300',
    edit: text => text.replaceAll(/zod\/mini-[0-9a-f]{16}/g, 'zod/mini-0000000000000000'),
  });
  try {
    changeRegistry(id, remote => {
      remote.current = other;
      delete remote.previous;
    });
    const folder = new URL('.', other.manifest).href;
    const loaded = new Set<string>();
    page.on('response', response => loaded.add(response.url()));
    await signInAs('admin', '/1001/indstillinger');
    await expect(page.getByRole('region', { name: 'Dine oplysninger' })).toContainText('admin@demo.example');
    const scripts = [...loaded].filter(url => url.startsWith(folder) && url.endsWith('.js'));
    const first = new Set(other.firstPage?.map(file => folder + file));
    expect(scripts.filter(url => first.has(url))).toHaveLength(2);
    // zod and the functions used from it.
    expect(scripts.filter(url => !first.has(url))).toHaveLength(2);
  } finally {
    removeRelease(id, other);
  }
});

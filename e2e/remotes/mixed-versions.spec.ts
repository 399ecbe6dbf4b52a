import { expect, heading, test } from '../support/test.ts';
import { openArea, rows } from './area.ts';
import { layOutKeptRelease, removeKeptRelease } from './kept-release.ts';
import { changeRegistry, releaseOf, restoreRegistry } from './registry-file.ts';

const id = 'mfe-profile';

test.afterEach(() => {
  restoreRegistry();
});

test('a remote that was built against contract 1.1.0 runs in the shell of today', async ({
  page,
  signInAs,
}) => {
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
    // Every port of the shell is behind this page: session, customer, HTTP, queries, router, components.
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

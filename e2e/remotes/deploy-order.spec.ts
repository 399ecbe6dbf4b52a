/**
 * The four remotes released in random order: published, canaried, promoted, rolled back. After each step the next page
 * load runs the releases in the registry, and every area works.
 *
 * The order depends on a seed that is printed; `PORTAL_DEPLOY_SEED` repeats one, `PORTAL_DEPLOY_STEPS` sets the number
 * of steps.
 */
import type { Page } from '@playwright/test';
import { pageAt } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { areas, expectEveryArea } from './area.ts';
import { putRegistry, registeredReleases, registryText, restoreRegistry } from './registry-file.ts';
import { folderOf } from './release-copy.ts';
import { openReleasing, release } from './releasing.ts';

const seed = Number(process.env['PORTAL_DEPLOY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const steps = Number(process.env['PORTAL_DEPLOY_STEPS'] ?? '4');

/** Mulberry32: a small, portable random generator. */
const randomFrom = (start: number): (() => number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Every area works, and each remote's scripts came from the single release that customer 1001 should get. */
const expectPortal = async (page: Page, scripts: ReadonlySet<string>): Promise<void> => {
  await expectEveryArea(page);
  for (const [id] of areas) {
    const { current, canary } = registeredReleases(id);
    const { manifest } = canary ?? current;
    const entries = [...scripts].filter(url => url.startsWith(`${new URL(manifest).origin}/`));
    expect([...new Set(entries.map(url => new URL('.', url).href))]).toEqual([new URL('.', manifest).href]);
  }
};

test('runs the latest releases at the next page load, with remotes released in random order', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(60_000 * (steps + 2));
  process.stdout.write(`PORTAL_DEPLOY_SEED=${String(seed)}\n`);
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const found = items[Math.floor(random() * items.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  };
  const scripts = new Set<string>();
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const { build, restoreCurrent, close } = openReleasing();
  putRegistry(registryText());
  const seen: string[] = [];
  try {
    await signInAs('superadmin', '/1001/indstillinger');
    for (let step = 0; step < steps; step += 1) {
      const [id] = pick(areas);
      const { canary, previous } = registeredReleases(id);
      const words = pick([
        ['publish'],
        ['publish', '--canary', 'customers:1001'],
        ...(canary ? [['promote']] : []),
        ...((canary ?? previous) ? [['rollback']] : []),
      ]);
      const [command = '', ...options] = words;
      const from =
        command === 'publish'
          ? ['--from', build(id, `e2e0000002${String(step).padStart(2, '0')}`).folder]
          : [];
      await release(command, id, ...from, ...options);
      const releasedAt = performance.now();
      // The first page load must run it: no retry here.
      await page.goto(pageAt('/status?kunde=1001'));
      const { current, canary: tried } = registeredReleases(id);
      await expect(page.getByRole('region', { name: id })).toContainText(folderOf(tried ?? current));
      seen.push(`${command} ${String(Math.round(performance.now() - releasedAt))}`);
      scripts.clear();
      await page.goto(pageAt('/1001/indstillinger'));
      await expectPortal(page, scripts);
      test.info().annotations.push({ type: 'step', description: `${command} ${id} ${options.join(' ')}` });
    }
  } finally {
    restoreRegistry();
    restoreCurrent();
    close();
  }
  process.stdout.write(
    `Milliseconds from the end of a release to the page that runs it: ${seen.join(', ')}\n`,
  );
});

/** The component gallery, built for the run and served by the test through request interception, without a server. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../support/origin-process.ts';
import { test as base } from '../support/test.ts';

const origin = 'http://gallery.localhost';
const shared = path.join(repository, 'shared');

const build = (folder: string) =>
  promisify(execFile)(
    process.execPath,
    [
      createRequire(path.join(shared, 'package.json')).resolve('webpack-cli/bin/cli.js'),
      '--config=ui/gallery/webpack.config.js',
      `--output-path=${folder}`,
    ],
    { cwd: shared },
  );

interface Fixtures {
  /** Opens one section of the gallery: `openGallery('overlays', 'drawer')`. */
  openGallery: (section: string, open?: string) => Promise<unknown>;
}

export const test = base.extend<Fixtures, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'portal-gallery-'));
      await build(folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  openGallery: async ({ page, gallery }, use) => {
    await page.route(`${origin}/**`, route =>
      route.fulfill({ path: path.join(gallery, new URL(route.request().url()).pathname) }),
    );
    await use((section, open = '') =>
      page.goto(`${origin}/index.html?${String(new URLSearchParams({ section, open }))}`),
    );
  },
});

export { expect } from '../support/test.ts';

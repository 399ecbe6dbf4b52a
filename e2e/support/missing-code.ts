/** A page whose code no longer exists on the server. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const shellSite = path.join(import.meta.dirname, '../../shell/dist/site');

/** Only the table test has this text. */
const onlyThere = 'Tabellen i alle sine tilstande.';

/** The table test's chunk is deleted, as after a release, and the open page has not requested it yet. */
export const removeTableTest = async (page: Page): Promise<void> => {
  const scripts = globSync('assets/*.js', { cwd: shellSite });
  const gone = scripts.filter(file => readFileSync(path.join(shellSite, file), 'utf8').includes(onlyThere));
  if (gone.length === 0) throw new Error(`No script of the shell's build contains "${onlyThere}".`);
  for (const file of gone) await page.route(`**/${file}`, route => route.fulfill({ status: 404, body: '' }));
};

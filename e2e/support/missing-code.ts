/** A page that needs code which is not there any more. */
import type { Page } from '@playwright/test';
import { pageAt, portalOrigin } from './addresses.ts';

const isShown = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The shell's scripts that a page has asked for. */
const scriptsOf = (page: Page): Set<string> => {
  const scripts = new Set<string>();
  page.on('request', request => {
    const url = request.url();
    if (url.startsWith(portalOrigin) && request.resourceType() === 'script') scripts.add(url);
  });
  return scripts;
};

/** Goes to a page as a link does: nothing links to the table test. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(address => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, pageAt(path));

/** The script that only the table test needs is gone, as after a release, and the open page has not asked for it yet. */
export const openWithoutTableTest = async (page: Page): Promise<void> => {
  const profile = scriptsOf(page);
  await page.goto(pageAt('/1001/indstillinger'));
  await isShown(page, 'Mine indstillinger');
  await page.waitForLoadState('networkidle');
  const known = new Set(profile);
  await page.goto(pageAt('/1001/table-test'));
  await isShown(page, 'Tabeltest');
  const gone = [...profile].filter(url => !known.has(url));
  await page.goto(pageAt('/1001/indstillinger'));
  await isShown(page, 'Mine indstillinger');
  await page.waitForLoadState('networkidle');
  for (const url of gone) await page.route(url, route => route.fulfill({ status: 404, body: '' }));
};

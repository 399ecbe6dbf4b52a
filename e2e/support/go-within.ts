import type { Page } from '@playwright/test';
import { pageAt } from './addresses.ts';

/** Opens another page of the portal in the same document, as a link or the Back button does: much faster than a page load. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(address => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, pageAt(path));

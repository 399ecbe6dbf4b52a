/**
 * Save-Data disables all prefetching, so that unopened areas are not in the browser's cache. Browsers report it when
 * the user has enabled it.
 */
import type { Page } from '@playwright/test';

/** For the page's next documents. */
export const enableSaveData = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true });
    })
    .then(() => undefined);

/** For the open document, from now on. */
export const disableSaveData = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } });
  });

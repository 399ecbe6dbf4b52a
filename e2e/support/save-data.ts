/**
 * Who saves data has nothing fetched ahead, which keeps what is not open yet away from the browser's cache. Browsers say so by
 * themselves where a person has asked for it.
 */
import type { Page } from '@playwright/test';

/** For the page's next documents. */
export const saveData = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true });
    })
    .then(() => undefined);

/** From now on, for the open document. */
export const spendData = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } });
  });

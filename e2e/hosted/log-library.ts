/** Waits for the page's log library. */
import type { Page } from '@playwright/test';

/** The session exists once the library has started, which is later than its load. */
export const isLogging = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const library = (window as { DD_LOGS?: { getInternalContext(): unknown } }).DD_LOGS;
    return library?.getInternalContext() !== undefined;
  });

/** The library flushes its buffer when the page is hidden. */
export const leave = async (page: Page): Promise<void> => {
  // Playwright holds back requests of an unloading page while any route is active.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
};

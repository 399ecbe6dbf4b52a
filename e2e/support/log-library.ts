/** The page's log library, as far as a test has to wait for it. */
import type { Page } from '@playwright/test';

/** Its session is there once it has started, which is later than its loading. */
export const isLogging = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const library = (window as { DD_LOGS?: { getInternalContext(): unknown } }).DD_LOGS;
    return library?.getInternalContext() !== undefined;
  });

/** The library sends what it has gathered when the page goes. */
export const leave = async (page: Page): Promise<void> => {
  // Playwright holds back what a page sends as it goes, for as long as it answers for anybody.
  await page.unrouteAll();
  await page.goto('about:blank');
};

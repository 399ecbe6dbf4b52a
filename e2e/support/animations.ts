import type { Page } from '@playwright/test';

/** Has all that moves on the page come to its end, also what has not begun yet. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

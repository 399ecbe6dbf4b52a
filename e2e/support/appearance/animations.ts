import type { Page } from '@playwright/test';

/** Finishes all animations on the page, including those that have not started yet. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

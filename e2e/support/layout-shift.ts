/** How far what was drawn already has moved, without a press: https://web.dev/articles/cls, all of a page's together. */
import type { Page } from '@playwright/test';

interface Shifted {
  shift: number;
}

/** Call before the page is opened. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifted = window as unknown as Shifted;
    shifted.shift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifted.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Of the page so far, once everything that was loading is there. */
export const layoutShift = async (page: Page): Promise<number> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main:not(.not-started) h1') !== null &&
      document.querySelector('main [aria-busy="true"], main [data-shape]') === null,
  );
  // Two frames, so that what was drawn last is told.
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            setTimeout(() => {
              resolve((window as unknown as Shifted).shift);
            });
          }),
        );
      }),
  );
};

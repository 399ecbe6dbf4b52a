/** Cumulative layout shift without user input, the sum over the page: https://web.dev/articles/cls. */
import type { Page } from '@playwright/test';
import { goWithin } from '../../support/go-within.ts';

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

/** Opens another page in the same document, whose value starts at 0. Its heading differs from the present one. */
export const reopenWithin = async (page: Page, path: string): Promise<void> => {
  const title = await page.evaluate(() => {
    (window as unknown as Shifted).shift = 0;
    return document.querySelector('main h1')?.textContent;
  });
  await goWithin(page, path);
  await page.waitForFunction(before => document.querySelector('main h1')?.textContent !== before, title);
};

/** The page's value so far, once everything has loaded. */
export const layoutShift = async (page: Page): Promise<number> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main:not(.not-started) h1') !== null &&
      document.querySelector('main [aria-busy="true"], main [data-shape]') === null,
  );
  // Wait two frames, so that the last paint is reported.
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

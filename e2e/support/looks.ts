/** A page in every look it can have: width, scheme, theme. */
import type { Page } from '@playwright/test';
import { accessibilityFaults, sticksOut } from './accessibility.ts';

const widths = [1440, 768, 320] as const;

/** Other schemes and brands change colours and icons: one narrow and one wide look show all that can be coloured. */
const otherLooks = [
  ['lyng', 'dark', 1440],
  ['lyng', 'dark', 320],
  ['callme', 'light', 1440],
  ['callme', 'dark', 1440],
  ['legacy', 'light', 1440],
  ['legacy', 'dark', 1440],
] as const;

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(name => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/**
 * A change of scheme or theme reaches all elements with the next frames only, and a colour may be on its way there:
 * what is measured before mixes two looks.
 */
const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter(each => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(animation => animation.finished.catch(() => undefined)));
    await nextFrame();
  });

/** One line for each fault in any look, with the look before it; without motion, so that nothing is half drawn. */
export const faultsInEveryLook = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await isDrawn(page);
    found.push(...(await sticksOut(page)).map(element => `${String(width)} px: sticks out: ${element}`));
    found.push(...(await accessibilityFaults(page)).map(fault => `${String(width)} px: ${fault}`));
  }
  for (const [theme, colorScheme, width] of otherLooks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await setTheme(page, theme);
    await isDrawn(page);
    const faults = await accessibilityFaults(page, 'colour');
    found.push(...faults.map(fault => `${theme}, ${colorScheme}, ${String(width)} px: ${fault}`));
  }
  return found;
};

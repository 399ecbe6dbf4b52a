/** A page in every look it can have: width, scheme, theme. */
import type { Page } from '@playwright/test';
import { accessibilityFaults, sticksOut } from './accessibility.ts';

/** Widths in pixels, at least one. */
export type Widths = readonly [number, ...number[]];

const everyWidth: Widths = [1440, 768, 320];
/** Where the menu is a panel over the page. */
export const narrow: Widths = [320, 768];
/** Where the menu is beside the page. */
export const wide: Widths = [1440];

/** Every theme in every scheme but the first, which is judged by every rule. */
const otherLooks = [
  ['lyng', 'dark'],
  ['callme', 'light'],
  ['callme', 'dark'],
  ['legacy', 'light'],
  ['legacy', 'dark'],
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

type Look = readonly [theme: string, colorScheme: 'light' | 'dark', width: number];

const faultsIn = async (page: Page, look: Look, rules: 'all' | 'look'): Promise<string[]> => {
  const [theme, colorScheme, width] = look;
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await setTheme(page, theme);
  await isDrawn(page);
  const outside = (await sticksOut(page)).map(element => `sticks out: ${element}`);
  return [...outside, ...(await accessibilityFaults(page, rules))].map(
    fault => `${theme}, ${colorScheme}, ${String(width)} px: ${fault}`,
  );
};

/**
 * One line for each fault in any look, with the look before it; without motion, so that nothing is half drawn. The
 * page is loaded once: width, scheme and theme are changed under it. Every rule at every width; what else a theme or
 * a scheme can break, at the widest and the narrowest.
 */
export const faultsInEveryLook = async (page: Page, widths: Widths = everyWidth): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    found.push(...(await faultsIn(page, ['lyng', 'light', width], 'all')));
    if (width !== Math.max(...widths) && width !== Math.min(...widths)) continue;
    for (const [theme, scheme] of otherLooks)
      found.push(...(await faultsIn(page, [theme, scheme, width], 'look')));
  }
  return found;
};

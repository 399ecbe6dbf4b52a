/**
 * Checks a page in every combination of width, colour scheme and theme. The page is loaded once, and these are changed
 * with animations disabled, so that nothing is half rendered.
 */
import { test, type Page } from '@playwright/test';
import { coveredFocus } from './focus.ts';
import { judge, overflowingElements, type Rules } from './accessibility.ts';

/** Widths in pixels, at least one. */
export type Widths = readonly [number, ...number[]];

/** A 360 px phone with text, or the page, zoomed to 150 %. The standard requires 320 (WCAG 1.4.10). */
const narrowest = 240;
const everyWidth: Widths = [1440, 768, narrowest];
/** Where the menu is an overlay. */
export const narrow: Widths = [narrowest, 768];
/** Where the menu is next to the page. */
export const wide: Widths = [1440];

interface Colours {
  readonly theme: 'lyng' | 'callme' | 'legacy';
  readonly colorScheme: 'light' | 'dark';
}

/** Rotates, so that three widths get one light and one dark scheme each, and each theme two widths. */
const allColours: readonly Colours[] = [
  { theme: 'lyng', colorScheme: 'light' },
  { theme: 'callme', colorScheme: 'light' },
  { theme: 'legacy', colorScheme: 'light' },
  { theme: 'callme', colorScheme: 'dark' },
  { theme: 'legacy', colorScheme: 'dark' },
  { theme: 'lyng', colorScheme: 'dark' },
];

export interface Look extends Colours {
  readonly width: number;
  readonly rules: Rules;
}

/** `PORTAL_AXE=all` runs every rule in every combination, which takes about half an hour on two cores. */
export const isComplete = process.env['PORTAL_AXE'] === 'all';

const completeLooks = (widths: Widths): Look[] =>
  widths.flatMap(width => allColours.map(colours => ({ ...colours, width, rules: 'all' as const })));

/** All colours, spread over the widths; all rules once per width, then only those that depend on colours. */
const chosenLooks = (widths: Widths): Look[] => {
  const looks = allColours.map((colours, index) => ({
    ...colours,
    width: widths[index % widths.length] ?? widths[0],
    rules: index < widths.length ? ('all' as const) : ('look' as const),
  }));
  // Each width once, since changing it causes a new layout.
  return widths.flatMap(width => looks.filter(look => look.width === width));
};

export const looksAt = (widths: Widths): Look[] => (isComplete ? completeLooks : chosenLooks)(widths);

/**
 * A change of scheme or theme takes some frames to reach all elements, and colours may be in transition: measuring
 * earlier would mix two combinations. An inherited colour starts its transition when the parent's has ended.
 */
const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const ending = () =>
      document.getAnimations().filter(each => each.effect?.getComputedTiming().endTime !== Infinity);
    await nextFrame();
    for (let still = 0; still < 2; still += 1) {
      const moving = ending();
      if (moving.length > 0) still = -1;
      await Promise.all(moving.map(animation => animation.finished.catch(() => undefined)));
      await nextFrame();
    }
  });

/** Renders the page in a combination, and waits until it is stable. */
export const draw = async (page: Page, { theme, colorScheme, width }: Omit<Look, 'rules'>): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(name => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  await isDrawn(page);
};

/**
 * One line per violation in any combination, with the combination in front. Restores the initial one. What closes when
 * the width changes, such as a menu, is reopened by `again`.
 */
export const faultsInEveryLook = async (
  page: Page,
  widths: Widths = everyWidth,
  again?: () => Promise<unknown>,
): Promise<string[]> => {
  const found: string[] = [];
  const looks = looksAt(widths);
  let judged = 0;
  for (const [index, look] of looks.entries()) {
    await draw(page, look);
    const before = looks[index - 1];
    if (again && before && before.width !== look.width) {
      await again();
      await draw(page, look);
    }
    const verdict = await judge(page, look.rules);
    judged += verdict.judged;
    const outside = (await overflowingElements(page)).map(element => `overflows: ${element}`);
    const name = `${look.theme}, ${look.colorScheme}, ${String(look.width)} px`;
    const isLastOfWidth = looks[index + 1]?.width !== look.width;
    const covered = isLastOfWidth
      ? (await coveredFocus(page)).map(element => `focus is covered: ${element}`)
      : [];
    found.push(...[...outside, ...covered, ...verdict.faults].map(fault => `${name}: ${fault}`));
  }
  test.info().annotations.push({
    type: 'axe',
    description: `${String(looks.length)} looks, ${String(judged)} rules judged`,
  });
  if (looks[0]) await draw(page, looks[0]);
  return found;
};

/**
 * Checks a page in every combination of width, colour scheme and theme. The page is loaded once, and these are changed
 * with animations disabled, so that nothing is half rendered.
 */
import { test, type Page } from '@playwright/test';
import { coveredFocus } from './focus.ts';
import { judge, overflowingElements, readyForAxe, type Verdict } from './axe.ts';
import { judgeMarked, markTokens, unmarkTokens, type Colours } from './theme-contrast.ts';

/** Widths in pixels, at least one. */
export type Widths = readonly [number, ...number[]];

/** A 360 px phone with text, or the page, zoomed to 150 %. The standard requires 320 (WCAG 1.4.10). */
const narrowest = 240;
const everyWidth: Widths = [1440, 768, narrowest];
/** Where the menu is an overlay. */
export const narrow: Widths = [narrowest, 768];
/** Where the menu is next to the page. */
export const wide: Widths = [1440];

/** In an order that gives each of three widths a light and a dark scheme, and each theme two widths. */
const allColours: readonly Colours[] = [
  { theme: 'lyng', colorScheme: 'light' },
  { theme: 'callme', colorScheme: 'light' },
  { theme: 'legacy', colorScheme: 'light' },
  { theme: 'callme', colorScheme: 'dark' },
  { theme: 'legacy', colorScheme: 'dark' },
  { theme: 'lyng', colorScheme: 'dark' },
];

/** `PORTAL_AXE=all` runs every rule in every combination, which takes about half an hour on two cores. */
const isComplete = process.env['PORTAL_AXE'] === 'all';

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

const resize = async (page: Page, width: number): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await isDrawn(page);
};

const paint = async (page: Page, { theme, colorScheme }: Colours): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(name => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  await isDrawn(page);
};

/** Checks the rendered page in each of these colours: by all rules in the first ones, then by those about colours. */
const judgeInEach = async (page: Page, chosen: readonly Colours[], byAllRules: number): Promise<Verdict> => {
  const total: Verdict = { faults: [], judged: 0 };
  for (const [index, colours] of chosen.entries()) {
    await paint(page, colours);
    const { faults, judged } = await judge(page, index < byAllRules ? 'all' : 'colour');
    const name = `${colours.theme}, ${colours.colorScheme}`;
    total.faults.push(...faults.map(fault => `${name}: ${fault}`));
    total.judged += judged;
  }
  return total;
};

/** All rules once, with marked tokens if the page has any, and those about colours for each theme and scheme. */
const verdictOfWidth = async (page: Page, ofWidth: readonly Colours[]): Promise<Verdict> => {
  if (isComplete) return judgeInEach(page, allColours, allColours.length);
  await readyForAxe(page);
  const marked = await judgeMarked(page);
  if (marked === undefined) return judgeInEach(page, ofWidth, 1);
  if (marked.unknown === 0) return marked;
  await unmarkTokens(page);
  const { faults, judged } = await judgeInEach(page, ofWidth, 0);
  await markTokens(page, allColours);
  return { faults: [...marked.faults, ...faults], judged: marked.judged + judged };
};

/**
 * One line per violation, with its width, and with theme and scheme if it depends on them. Restores the first width.
 * What closes when the width changes, such as a menu, is reopened by `again`.
 */
export const faultsInEveryLook = async (
  page: Page,
  widths: Widths = everyWidth,
  again?: () => Promise<unknown>,
): Promise<string[]> => {
  const found: string[] = [];
  let judged = 0;
  if (!isComplete) await markTokens(page, allColours);
  for (const [index, width] of widths.entries()) {
    await resize(page, width);
    if (again && index > 0) {
      await again();
      await isDrawn(page);
    }
    const verdict = await verdictOfWidth(
      page,
      allColours.filter((_, at) => at % widths.length === index),
    );
    judged += verdict.judged;
    const outside = (await overflowingElements(page)).map(element => `overflows: ${element}`);
    const covered = (await coveredFocus(page)).map(element => `focus is covered: ${element}`);
    found.push(...[...outside, ...covered, ...verdict.faults].map(fault => `${String(width)} px: ${fault}`));
  }
  test.info().annotations.push({ type: 'axe', description: `${String(judged)} rules judged` });
  await unmarkTokens(page);
  await resize(page, widths[0]);
  return found;
};

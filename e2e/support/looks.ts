/**
 * A page in every look it can have: width, scheme, theme. The page is loaded once; width, scheme and theme are changed
 * under it, without motion, so that nothing is half drawn.
 */
import { test, type Page } from '@playwright/test';
import { coveredFocus } from './focus.ts';
import { judge, sticksOut, type Rules } from './accessibility.ts';

/** Widths in pixels, at least one. */
export type Widths = readonly [number, ...number[]];

/** A telephone of 360 px on which text, or the page, is half as large again. The norm asks for 320 (WCAG 1.4.10). */
const narrowest = 240;
const everyWidth: Widths = [1440, 768, narrowest];
/** Where the menu is a panel over the page. */
export const narrow: Widths = [narrowest, 768];
/** Where the menu is beside the page. */
export const wide: Widths = [1440];

interface Colours {
  readonly theme: 'lyng' | 'callme' | 'legacy';
  readonly colorScheme: 'light' | 'dark';
}

/** In turn, so that three widths get a light and a dark one each, and each theme two widths. */
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

/** Every rule in every look, instead of a choice: `PORTAL_AXE=all`. It takes about half an hour on two cores. */
export const isComplete = process.env['PORTAL_AXE'] === 'all';

const completeLooks = (widths: Widths): Look[] =>
  widths.flatMap(width => allColours.map(colours => ({ ...colours, width, rules: 'all' as const })));

/** All colours, spread over the widths; every rule once at each width, then what else colours can break. */
const chosenLooks = (widths: Widths): Look[] => {
  const looks = allColours.map((colours, index) => ({
    ...colours,
    width: widths[index % widths.length] ?? widths[0],
    rules: index < widths.length ? ('all' as const) : ('look' as const),
  }));
  // Each width once, as changing it draws the page anew.
  return widths.flatMap(width => looks.filter(look => look.width === width));
};

export const looksAt = (widths: Widths): Look[] => (isComplete ? completeLooks : chosenLooks)(widths);

/**
 * A change of scheme or theme reaches all elements with the next frames only, and a colour may be on its way there:
 * what is measured before mixes two looks. Where a colour is inherited, an element sets out when its parent arrives.
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

/** Draws the page in a look, and waits until it is. */
export const draw = async (page: Page, { theme, colorScheme, width }: Omit<Look, 'rules'>): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(name => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  await isDrawn(page);
};

/**
 * One line for each fault in any look, with the look before it. Leaves the page in the look it began with. What closes
 * with another width, as a menu does, is opened `again` there.
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
    const outside = (await sticksOut(page)).map(element => `sticks out: ${element}`);
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

/** Keyboard navigation. */
import type { Locator, Page } from '@playwright/test';

/** What is wrong with the focused element's focus indicator; undefined if it is visible. */
const faultOfFocus = (target: Locator): Promise<string | undefined> =>
  target.evaluate(element => {
    const hasRing = (each: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    };
    // The ring may be drawn by an ancestor, such as a field or a row.
    const around = [element, element.parentElement, element.closest('tr')];
    if (!around.some(each => each !== null && hasRing(each))) return 'has no ring';
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    if (front === null) return 'is not in view';
    return element.contains(front) || front.contains(element) ? undefined : 'is covered';
  });

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

/**
 * Presses Tab until `target` has focus. Fails after 40 steps, or when an element on the way has no visible focus.
 */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(target))) continue;
    const fault = await faultOfFocus(target);
    if (fault !== undefined) throw new Error(`${String(target)} has focus, but ${fault}.`);
    return;
  }
  throw new Error(`${String(target)} was not reached by 40 presses of Tab.`);
};

/** Moves focus to an element with Tab and presses Enter. */
export const enterOn = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** The rules of accessibility on a page as it stands, none of them switched off. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What colours, sizes and icons can break: the rest of the rules find the same in every scheme and theme. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * One line for each fault: which rule, where, and why. axe writes a style element of its own, so tests that use this
 * run with `bypassCSP`; all the other tests hold the page to its policy.
 */
export const accessibilityFaults = async (page: Page, rules: 'all' | 'look' = 'all'): Promise<string[]> => {
  // There are no frames: without legacy mode axe would open a page of its own to put their answers together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules === 'look') axe.withRules(rulesOfLook);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
};

/** What sticks out to the right of the page. A container that scrolls by itself keeps what is in it. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter(element => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement))
      .map(element => element.outerHTML.slice(0, 120));
  });

/** Runs axe on the current page, with all rules enabled. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on colours: all the others find the same in every colour scheme and theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

type Rules = 'all' | 'colour';

/** Option of axe: the rule of WCAG 2.2 is disabled by default. */
export const everyRule = { rules: { 'target-size': { enabled: true } } };

export interface Verdict {
  /** One line per violation: rule, element and reason. */
  faults: string[];
  /** Number of rules that applied to something on the page. */
  judged: number;
}

/** A removed button's live announcement is cleared a moment later: see `useAnnouncementTidied` of shared/ui. */
const announcementsTidied = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-live-announcer] [aria-labelledby]')].every(announcement =>
        (announcement.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .some(id => document.getElementById(id) !== null),
      ),
    undefined,
    // Far less than the seven seconds after which React Aria clears it itself.
    { timeout: 5000 },
  );

/**
 * Injects axe once per document. It writes a style element, so tests that use it run with `bypassCSP`; all other tests
 * run under the page's CSP.
 */
export const readyForAxe = async (page: Page): Promise<void> => {
  await announcementsTidied(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
};

/** Checks the page as it is rendered now. */
export const judge = async (page: Page, rules: Rules = 'all'): Promise<Verdict> => {
  await readyForAxe(page);
  return page.evaluate(
    async chosen => {
      if (window.axe === undefined) throw new Error('axe did not start in this page.');
      const { violations, passes } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...chosen,
      });
      return {
        faults: violations.flatMap(({ id, nodes }) =>
          nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
        ),
        judged: violations.length + passes.length,
      };
    },
    rules === 'all' ? everyRule : { runOnly: rulesOfColour },
  );
};

/** Violations of all rules on the current page. */
export const accessibilityFaults = async (page: Page): Promise<string[]> => (await judge(page)).faults;

/** Elements that overflow the page on the right. Content of a scroll container does not count. */
export const overflowingElements = (page: Page): Promise<string[]> =>
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

/** The rules of accessibility on a page as it stands, none of them switched off. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** What colours, sizes and icons can break: the rest of the rules find the same in every scheme and theme. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

export type Rules = 'all' | 'look';

export interface Verdict {
  /** One line for each fault: which rule, where, and why. */
  faults: string[];
  /** How many rules had something on the page to judge. */
  judged: number;
}

/** What a button announced that is gone goes a moment after it: see `useAnnouncementTidied` of shared/ui. */
const announcementsTidied = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-live-announcer] [aria-labelledby]')].every(announcement =>
        (announcement.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .some(id => document.getElementById(id) !== null),
      ),
    undefined,
    // Far less than the seven seconds after which React Aria takes it away itself.
    { timeout: 5000 },
  );

/**
 * Judges the page as it is drawn now. axe is put into a document once and writes a style element of its own there, so
 * tests that use this run with `bypassCSP`; all the other tests hold the page to its policy.
 */
export const judge = async (page: Page, rules: Rules = 'all'): Promise<Verdict> => {
  await announcementsTidied(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async only => {
      if (window.axe === undefined) throw new Error('axe did not start in this page.');
      const { violations, passes } = await window.axe.run(document, {
        resultTypes: ['violations'],
        // Switched off unless asked for, as it is of WCAG 2.2.
        ...(only === null ? { rules: { 'target-size': { enabled: true } } } : { runOnly: only }),
      });
      return {
        faults: violations.flatMap(({ id, nodes }) =>
          nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
        ),
        judged: violations.length + passes.length,
      };
    },
    rules === 'all' ? null : rulesOfLook,
  );
};

/** What every rule finds on the page as it is drawn now. */
export const accessibilityFaults = async (page: Page): Promise<string[]> => (await judge(page)).faults;

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

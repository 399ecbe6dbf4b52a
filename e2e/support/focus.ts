/** Where focus goes by Tab, and whether it is seen there. */
import type { Page } from '@playwright/test';

/**
 * What something else would cover whole when it has focus (WCAG 2.4.11). Scrolls to everything that Tab can reach, as
 * the browser does, but leaves focus where it is: some of what is open would close. Only within the menu, dialog or
 * drawer that has focus, which closes or holds focus that leaves.
 */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isReachable = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      // A control that is drawn by what stands beside it.
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    const isCovered = (element: HTMLElement): boolean => {
      // As much of it as the screen has: a table that scrolls may be higher.
      const box = element.getBoundingClientRect();
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const width = Math.min(window.innerWidth, box.right) - left;
      const height = Math.min(window.innerHeight, box.bottom) - top;
      const shares = [0.1, 0.5, 0.9];
      return !shares.some(across =>
        shares.some(down => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return element.contains(hit);
        }),
      );
    };
    const container = 'nav, [role="dialog"], [role="alertdialog"], [role="menu"]';
    const within = document.activeElement?.closest(container) ?? document;
    const { scrollX, scrollY } = window;
    const reachable = [
      ...within.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(isReachable);
    // Down and up again: what stays at an edge of the screen covers on one of the ways.
    const covered = [...reachable, ...reachable.toReversed()].filter(element => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return isCovered(element);
    });
    window.scrollTo(scrollX, scrollY);
    return [...new Set(covered)].map(element => element.outerHTML.slice(0, 160));
  });

/** Whether the ring of the theme is drawn around what has focus, or around the row that it stretches over. */
export const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest('tr, label, li') ?? null].some(element => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    });
  });

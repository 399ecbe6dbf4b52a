/** Checks where Tab moves focus, and whether the focused element is visible. */
import type { Page } from '@playwright/test';

/**
 * Elements that would be completely covered when focused (WCAG 2.4.11). Scrolls to every tabbable element, as the
 * browser does, but does not move focus, since that would close some overlays. If focus is in a menu, dialog or drawer,
 * checks only that, since it closes or traps focus that leaves.
 */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isReachable = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      // A visually hidden control, drawn by the element next to it.
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 2;
    const isCovered = (element: HTMLElement): boolean => {
      // The part that fits on the screen: a scrolling table may be taller.
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
    // Scrolls in both directions: a sticky element covers things in one of them.
    const covered = [...reachable, ...reachable.toReversed()].filter(element => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return isCovered(element);
    });
    window.scrollTo(scrollX, scrollY);
    return [...new Set(covered)].map(element => element.outerHTML.slice(0, 160));
  });

/** Whether the theme's focus ring is drawn around the focused element, or around the row that it spans. */
export const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest('tr, label, li') ?? null].some(element => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    });
  });

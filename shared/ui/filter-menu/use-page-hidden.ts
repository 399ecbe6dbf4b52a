import { useEffect, type RefObject } from 'react';

/** Always readable by screen readers: toasts and live announcements. */
const alwaysRead = '[data-react-aria-top-layer], [data-live-announcer]';

/** Hides everything except these elements from screen readers. Returns a function that undoes it. */
const hideAllBut = (read: readonly Element[]): (() => void) => {
  const hidden: Element[] = [];
  const hideWithin = (parent: Element): void => {
    for (const child of parent.children) {
      if (read.includes(child) || child.ariaHidden === 'true') continue;
      if (read.some(element => child.contains(element))) hideWithin(child);
      else {
        child.setAttribute('aria-hidden', 'true');
        hidden.push(child);
      }
    }
  };
  hideWithin(document.body);
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
};

/**
 * Hides the page from screen readers while a panel is open over it.
 *
 * Not with `inert`, which the component library would use: it affects the style of every element, and
 * recalculating the styles of a list with a hundred rows makes a press too slow on a slow phone.
 */
export const usePageHidden = (panel: RefObject<HTMLElement | null>): void => {
  useEffect(
    () =>
      panel.current === null
        ? undefined
        : hideAllBut([panel.current, ...document.querySelectorAll(alwaysRead)]),
    [panel],
  );
};

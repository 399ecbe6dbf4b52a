import { useEffect, type RefObject } from 'react';

/** What is read over everything else: messages, and what the components announce. */
const alwaysRead = '[data-react-aria-top-layer], [data-live-announcer]';

/** Hides everything but these from who has the page read to them. Gives the way back. */
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
 * Hides the page from who has it read to them, for as long as a panel over it is open.
 *
 * Not by `inert`, as the components' library would do: that is a style of every element, and working it out anew for a
 * list of a hundred rows takes a slow phone longer than a press may.
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

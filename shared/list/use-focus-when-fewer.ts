import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list whose rows have delete buttons: moves focus when the focused button is removed with its row. Put
 * the ref on a focusable element above the list (`tabIndex={-1}`).
 */
export const useFocusWhenFewer = (count: number): RefObject<HTMLElement | null> => {
  const element = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    // The focus is on the page then, or on a dialog around the list: React Aria moves it there 500 ms after it opened.
    if (count < before.current && document.activeElement?.contains(element.current)) element.current?.focus();
    before.current = count;
  }, [count]);
  return element;
};

import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list whose rows have delete buttons: moves focus when the focused button is removed with its row. Put
 * the ref on a focusable element above the list (`tabIndex={-1}`).
 */
export const useFocusWhenFewer = (count: number): RefObject<HTMLElement | null> => {
  const element = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) element.current?.focus();
    before.current = count;
  }, [count]);
  return element;
};

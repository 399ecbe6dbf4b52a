import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list whose rows hold what deletes them: focus has a place to go when the button that it stood on is gone with
 * its row. Give the ref to something above the list that takes focus (`tabIndex={-1}`).
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

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focus stays with what an element stood in, page or drawer, when the element goes with what had focus in it. */
export const useKeptFocus = <Of extends HTMLElement>(): RefObject<Of | null> => {
  const ref = useRef<Of>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) === true)
        element.closest<HTMLElement>('[role="dialog"], main')?.focus();
    };
  }, []);
  return ref;
};

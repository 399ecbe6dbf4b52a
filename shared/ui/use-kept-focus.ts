import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves focus to the surrounding page or drawer when the element that contains focus is removed. */
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

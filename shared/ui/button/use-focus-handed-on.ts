import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves focus when a button switches between blocked and normal, which are two different elements. Call this
 * in both, each with its own id and the same `hadFocusRef`.
 */
export const useFocusHandedOn = (id: string, hadFocusRef: RefObject<boolean>): void => {
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    if (hadFocusRef.current) element?.focus();
    hadFocusRef.current = false;
    return () => {
      hadFocusRef.current = element === document.activeElement;
    };
  }, [id, hadFocusRef]);
};

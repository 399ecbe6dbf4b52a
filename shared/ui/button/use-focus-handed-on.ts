import { useLayoutEffect, type RefObject } from 'react';

/**
 * A button that becomes blocked, or free again, is another element: focus goes over to it. Each of the two calls this with
 * its id and the same `hadFocusRef`.
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

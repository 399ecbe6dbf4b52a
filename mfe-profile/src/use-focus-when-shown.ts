import { useEffect, useRef } from 'react';

/** For a step that replaces the previous one, whose focused button is gone. */
export const useFocusWhenShown = (isWanted = true) => {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
};

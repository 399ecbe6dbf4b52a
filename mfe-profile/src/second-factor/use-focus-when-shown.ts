import { useEffect, useRef } from 'react';

/** For a step that takes the place of the one before, whose focused button is gone. */
export const useFocusWhenShown = () => {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return element;
};

import { useEffect } from 'react';
import { focusPageHeading } from 'shared/focus/page-heading';

/**
 * Call with true while a button has focus or a dialog is about to return focus to it. If the button is removed with its
 * action, the page's heading takes the focus: when `isAtButton` becomes false, or the component unmounts.
 */
export const useFocusAfter = (isAtButton: boolean): void => {
  useEffect(() => {
    if (!isAtButton) return undefined;
    return () => {
      // After the dialog has released focus.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPageHeading();
      });
    };
  }, [isAtButton]);
};

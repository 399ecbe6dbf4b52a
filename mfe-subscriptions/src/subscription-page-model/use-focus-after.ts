import { useEffect } from 'react';
import { focusPageHeading } from 'shared/focus/page-heading';

/**
 * Focus is on a button, or a dialog is about to give it back to it. Where the button goes with what could be done, the
 * page's heading takes the focus: when `isAtButton` ends, or the button's component does.
 */
export const useFocusAfter = (isAtButton: boolean): void => {
  useEffect(() => {
    if (!isAtButton) return undefined;
    return () => {
      // Once the dialog has let go of the page.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPageHeading();
      });
    };
  }, [isAtButton]);
};

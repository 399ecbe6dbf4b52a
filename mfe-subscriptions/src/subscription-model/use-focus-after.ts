import { useEffect } from 'react';
import { focusPageHeading } from 'shared/focus/page-heading';

/**
 * A dialog gives focus back to its button. Where that goes with what could be done, the page's heading takes it: when
 * `isAtButton` ends, or the button's component does.
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

import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'shared/router';
import { PendingChangesDialog } from '../pending-changes/pending-changes.tsx';

export interface NavigationGuard {
  /** Call it right before a navigation that the person has agreed to, or after the changes were saved. */
  letGo: () => void;
  /**
   * Whether a navigation is on its way or over. The address changes before the page is drawn anew, and a step back
   * takes a moment longer: whoever navigates by then would leave the page that the person went to.
   */
  hasLeft: () => boolean;
  /** Render it anywhere in the guarded part. */
  dialog: ReactNode;
}

/**
 * Asks before a navigation loses changes (UI-030): the browser's back button, a menu entry, another customer.
 * Beside a `Drawer` with `hasPendingChanges`, which asks for its own buttons and when the tab is closed.
 *
 * @param hasPendingChanges whether anything was entered that is not saved
 */
export const useNavigationGuard = (hasPendingChanges: boolean): NavigationGuard => {
  // A ref: the navigation follows in the same breath, before anything could be drawn again.
  const isLetGo = useRef(false);
  const hasLeft = useRef(false);
  const { key } = useLocation();
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, [key]);
  const blocker = useBlocker(() => {
    const asks = hasPendingChanges && !isLetGo.current;
    if (!asks) hasLeft.current = true;
    return asks;
  });
  return {
    letGo: () => {
      isLetGo.current = true;
      hasLeft.current = true;
    },
    hasLeft: () => hasLeft.current,
    dialog: (
      <PendingChangesDialog
        isOpen={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          hasLeft.current = true;
          blocker.proceed?.();
        }}
      />
    ),
  };
};

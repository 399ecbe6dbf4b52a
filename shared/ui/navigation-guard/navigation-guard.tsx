import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'shared/router';
import { PendingChangesDialog } from '../pending-changes/pending-changes.tsx';

export interface NavigationGuard {
  /** Call it right before a confirmed navigation, or after the changes are saved. */
  letGo: () => void;
  /**
   * Whether a navigation has started or finished. The address changes before the page re-renders, and a back
   * navigation takes longer still: navigating in that time would leave the page the user just went to.
   */
  hasLeft: () => boolean;
  /** Render it anywhere in the guarded part. */
  dialog: ReactNode;
}

/**
 * Asks for confirmation before a navigation discards changes (UI-030): the browser's back button, a menu
 * entry, another customer. Complements a `Drawer` with `hasPendingChanges`, which covers its own buttons and
 * closing the tab.
 *
 * @param hasPendingChanges whether there are unsaved changes
 */
export const useNavigationGuard = (hasPendingChanges: boolean): NavigationGuard => {
  // A ref, because the navigation follows immediately, before the next render.
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

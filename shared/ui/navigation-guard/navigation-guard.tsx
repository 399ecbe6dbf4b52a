import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useBlocker } from '../../router/router.ts';
import { PendingChangesDialog } from '../pending-changes/pending-changes.tsx';

export interface NavigationGuard {
  /** Call it right before a navigation that the person has agreed to, or after the changes were saved. */
  letGo: () => void;
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
  const blocker = useBlocker(() => hasPendingChanges && !isLetGo.current);
  return {
    letGo: () => {
      isLetGo.current = true;
    },
    dialog: (
      <PendingChangesDialog
        isOpen={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    ),
  };
};

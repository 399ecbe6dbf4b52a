import type { ReactNode } from 'react';
import { useNavigate } from 'shared/router';
import { useNavigationGuard } from 'shared/ui/navigation-guard';
import { usePendingChangesGuard } from 'shared/ui/pending-changes';

export interface Leaving {
  /**
   * Leaves without a warning, because the change was saved or the user agreed: to an address, which replaces the page in
   * the history so that the back button does not return to a finished form; or by a callback, as a drawer closes. Does
   * nothing if the user has already left.
   */
  readonly leave: (to: string | (() => void)) => void;
  /** Whether the page was left and is still rendered for a moment: another click must not send again. */
  readonly hasLeft: () => boolean;
  /** The warning dialog. `<Form>` renders it; without a form, render it yourself. */
  readonly question: ReactNode;
}

/**
 * Warns before unsaved changes are lost (UI-030): by links, the menu, the back button, or when the tab is closed. Call it
 * once per page, above all forms of a multi-step task.
 */
export const useLeaving = (hasPendingChanges: boolean): Leaving => {
  const navigate = useNavigate();
  const guard = useNavigationGuard(hasPendingChanges);
  // Only for the browser's own warning when the tab is closed.
  usePendingChangesGuard(hasPendingChanges);
  return {
    leave: to => {
      // The answer may arrive after the user has left: leaving again would leave the next page.
      if (guard.hasLeft()) return;
      guard.letGo();
      if (typeof to === 'string') void navigate(to, { replace: true });
      else to();
    },
    hasLeft: guard.hasLeft,
    question: guard.dialog,
  };
};

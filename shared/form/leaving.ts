import type { ReactNode } from 'react';
import { useNavigate } from 'shared/router';
import { useNavigationGuard } from 'shared/ui/navigation-guard';
import { usePendingChangesGuard } from 'shared/ui/pending-changes';

export interface Leaving {
  /**
   * Leaves without asking, because the change was made or the person agreed: to an address, which takes the page's place
   * in the history, so that the back button leads into nothing that is done; or by a way of the page's own, as a drawer
   * closes. Does nothing where the person has left already.
   */
  readonly leave: (to: string | (() => void)) => void;
  /** Whether the page is left and only drawn for a moment more: what is pressed by then would be sent once more. */
  readonly hasLeft: () => boolean;
  /** The dialog that asks. `<Form>` draws it; without one, render it anywhere in the guarded part. */
  readonly question: ReactNode;
}

/**
 * Asks before a page loses what was entered (UI-030): by its links, the menu, the back button, or when the tab is closed.
 * One for a page: where a task has several forms one after the other, it is called above them.
 */
export const useLeaving = (hasPendingChanges: boolean): Leaving => {
  const navigate = useNavigate();
  const guard = useNavigationGuard(hasPendingChanges);
  // Only for the browser's own question, when the tab is closed.
  usePendingChangesGuard(hasPendingChanges);
  return {
    leave: to => {
      // A change may be answered after the person has left: going back once more would leave the next page.
      if (guard.hasLeft()) return;
      guard.letGo();
      if (typeof to === 'string') void navigate(to, { replace: true });
      else to();
    },
    hasLeft: guard.hasLeft,
    question: guard.dialog,
  };
};

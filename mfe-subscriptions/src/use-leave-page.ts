import { useEffect, useRef } from 'react';
import { useNavigate } from 'shared/router';
import { useNavigationGuard } from 'shared/ui/navigation-guard';
import { usePendingChangesGuard } from 'shared/ui/pending-changes';

/**
 * Leaving a page with a form (UI-030): asks first while anything was entered, and never once it is sent.
 *
 * @param to where the page leads when its change was made
 */
export const useLeavePage = (hasPendingChanges: boolean, to: string) => {
  const navigate = useNavigate();
  const guard = useNavigationGuard(hasPendingChanges);
  // Only for the browser's own question, when the tab is closed.
  usePendingChangesGuard(hasPendingChanges);
  // An answer may come after the person has left: then there is nothing to leave.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return {
    leave: () => {
      if (!isOpen.current) return;
      guard.letGo();
      void navigate(to);
    },
    question: guard.dialog,
  };
};

import { useEffect, useRef } from 'react';
import { useOutletContext } from 'shared/router';
import { useNavigationGuard } from 'shared/ui/navigation-guard';

/** What the overview gives to the drawers over it. */
export interface DrawerContext {
  /** The overview as it lies below the drawer. */
  readonly overviewHref: string;
  /**
   * Back to the overview, by the way the person came where they came from it.
   *
   * @param rowGoes what the drawer was about is deleted: focus goes to the overview's heading, not to its row
   */
  readonly close: (rowGoes?: boolean) => void;
}

export const useDrawerContext = (): DrawerContext => useOutletContext<DrawerContext>();

/** Leaving a drawer: asks first while changes are pending, and never again once that was agreed or saved. */
export const useDrawer = (hasPendingChanges = false) => {
  const { close } = useDrawerContext();
  const guard = useNavigationGuard(hasPendingChanges);
  // A change may be answered after the person has left: then there is nothing to leave, and 'back' would leave
  // the overview.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const goes = (rowGoes: boolean) => () => {
    if (!isOpen.current) return;
    guard.letGo();
    close(rowGoes);
  };
  return {
    leave: goes(false),
    leaveDeleted: goes(true),
    question: guard.dialog,
  };
};

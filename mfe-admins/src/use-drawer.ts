import { useOutletContext } from 'shared/router';
import { useNavigationGuard } from 'shared/ui/navigation-guard';

/** What the overview gives to the drawers over it. */
export interface DrawerContext {
  /** The overview as it lies below the drawer. */
  readonly overviewHref: string;
  /** Back to the overview, by the way the person came where they came from it. */
  readonly close: () => void;
}

export const useDrawerContext = (): DrawerContext => useOutletContext<DrawerContext>();

/** Leaving a drawer: asks first while changes are pending, and never again once that was agreed or saved. */
export const useDrawer = (hasPendingChanges = false) => {
  const { close } = useDrawerContext();
  const guard = useNavigationGuard(hasPendingChanges);
  return {
    leave: () => {
      guard.letGo();
      close();
    },
    question: guard.dialog,
  };
};

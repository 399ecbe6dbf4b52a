import { useLeaving } from 'shared/form';
import { useOutletContext } from 'shared/router';

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
  const { leave, question } = useLeaving(hasPendingChanges);
  return {
    leave: () => {
      leave(close);
    },
    leaveDeleted: () => {
      leave(() => {
        close(true);
      });
    },
    question,
  };
};

import { useLeaving } from 'shared/form';
import { useOutletContext } from 'shared/router';

/** What the overview provides to the drawers over it. */
export interface DrawerContext {
  /** The overview's address below the drawer. */
  readonly overviewHref: string;
  /**
   * Goes back to the overview, with a history step back if the user came from there.
   *
   * @param rowGoes the drawer's subject was deleted: focus goes to the overview's heading, not to its row
   */
  readonly close: (rowGoes?: boolean) => void;
}

export const useDrawerContext = (): DrawerContext => useOutletContext<DrawerContext>();

/** Closing a drawer: asks first while there are unsaved changes, but not after the user agreed or saved. */
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

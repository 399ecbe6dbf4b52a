import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { pendingChangesTexts as texts } from './texts.ts';

export interface PendingChangesDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The modal itself (UI-030 to UI-032), for a router's blocker. Drawers have it built in. */
export const PendingChangesDialog = ({ isOpen, onStay, onLeave }: PendingChangesDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    title={texts.title}
    confirmLabel={texts.leave}
    cancelLabel={texts.stay}
    onConfirm={onLeave}
    onCancel={onStay}
  >
    {texts.text}
  </ConfirmDialog>
);

export interface PendingChangesGuard {
  /** Does it at once when nothing is pending, else after the person said yes. */
  attempt: (leave: () => void) => void;
  /** Render it anywhere in the guarded part. */
  dialog: ReactNode;
}

/**
 * Asks before changes are lost: in this page by `attempt`, and by the browser's own question when the tab is
 * closed or reloaded.
 *
 * @param hasPendingChanges whether anything was entered that is not saved
 */
export const usePendingChangesGuard = (hasPendingChanges: boolean): PendingChangesGuard => {
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!hasPendingChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasPendingChanges]);

  return {
    attempt: action => {
      if (hasPendingChanges) setLeave(() => action);
      else action();
    },
    dialog: (
      <PendingChangesDialog
        isOpen={leave !== null}
        onStay={() => {
          setLeave(null);
        }}
        onLeave={() => {
          setLeave(null);
          leave?.();
        }}
      />
    ),
  };
};

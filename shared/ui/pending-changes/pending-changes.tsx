import type { ReactNode, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { pageHeadingId } from '../page-header/page-header.tsx';
import { mainContentId } from '../skip-link/skip-link.tsx';
import { pendingChangesTexts as texts } from './texts.ts';

export interface PendingChangesDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The element on the page itself that had focus last. */
const useLastOnPage = (): RefObject<Element | null> => {
  const last = useRef<Element>(document.activeElement);
  useEffect(() => {
    const note = () => {
      last.current = document.activeElement?.closest('main *') ?? last.current;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, []);
  return last;
};

/**
 * Restores focus: the pressed element may have been removed with its menu or search. Focus then moves to the
 * drawer that stays open, or to the last focused element on the page. Runs after the dialog's own attempt to
 * restore focus, one frame later.
 */
const Text = ({ last }: { readonly last: RefObject<Element | null> }) => {
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() => {
        for (const place of [
          document.querySelector('[role="dialog"]'),
          last.current,
          document.getElementById(pageHeadingId),
          document.getElementById(mainContentId),
        ])
          if (document.activeElement === document.body && place instanceof HTMLElement) place.focus();
      });
    },
    [last],
  );
  return texts.text;
};

/** The dialog itself (UI-030 to UI-032), for a router's blocker. Drawers include it. */
export const PendingChangesDialog = ({ isOpen, onStay, onLeave }: PendingChangesDialogProps) => {
  const last = useLastOnPage();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <Text last={last} />
    </ConfirmDialog>
  );
};

export interface PendingChangesGuard {
  /** Runs the action immediately if nothing is pending, otherwise after confirmation. */
  attempt: (leave: () => void) => void;
  /** Render it anywhere in the guarded part. */
  dialog: ReactNode;
}

/**
 * Asks for confirmation before changes are lost: `attempt` covers this page, and the browser's own prompt
 * covers closing or reloading the tab.
 *
 * @param hasPendingChanges whether there are unsaved changes
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

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

/** What had focus last on the page itself. */
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
 * What was pressed may be gone with the menu or the search that it stood in: focus then goes to the drawer that the
 * person stays in, or to where they were on the page. After the dialog has tried to give it back, which it does a frame
 * later.
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

/** The modal itself (UI-030 to UI-032), for a router's blocker. Drawers have it built in. */
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

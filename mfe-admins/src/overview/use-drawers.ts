import { useEffect, useRef } from 'react';
import { isOverlay } from 'shared/remote/overlay';
import { useMatches, useNavigate, useSearchParams } from 'shared/router';
import { pageHeadingId } from 'shared/ui/page-header';
import { overviewHref, selectedEmail } from '../drawer-address.ts';
import type { DrawerContext } from '../use-drawer.ts';

const focusHeading = (): void => {
  document.getElementById(pageHeadingId)?.focus();
};

/** After a drawer that was opened from elsewhere: nothing else has taken focus back. */
const focusRowOf = (email: string | undefined): void => {
  if (document.activeElement !== document.body) return;
  const query = new URLSearchParams(email === undefined ? {} : { email }).toString();
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], table a[href]')];
  const row = query === '' ? undefined : rows.find(({ href }) => href.endsWith(query));
  if (row === undefined) focusHeading();
  else row.focus();
};

/** What the drawers over the overview get from it, and what happens below them. */
export const useDrawers = (customerId: string): DrawerContext => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isDrawerOpen = useMatches().some(match => isOverlay(match.handle));
  const href = overviewHref(customerId, params);
  const email = selectedEmail(params);

  // Opened from here, the overview is one step back. From a link or after a reload there may be anything.
  const wasShownAlone = useRef(false);
  useEffect(() => {
    if (!isDrawerOpen) wasShownAlone.current = true;
  }, [isDrawerOpen]);

  const isRowGoing = useRef(false);
  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    isRowGoing.current = false;
    return () => {
      // The drawer gives focus back itself, a frame after it is gone: to a row that may be about to go.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isRowGoing.current) focusHeading();
          else focusRowOf(email);
        }),
      );
    };
  }, [isDrawerOpen, email]);

  return {
    overviewHref: href,
    close: rowGoes => {
      isRowGoing.current = rowGoes === true;
      if (wasShownAlone.current) void navigate(-1);
      else void navigate(href, { replace: true });
    },
  };
};

import { useEffect, useRef } from 'react';
import { focusPageHeading } from 'shared/focus/page-heading';
import { isOverlay } from 'shared/remote/overlay';
import { useMatches, useNavigate, useSearchParams } from 'shared/router';
import { overviewHref, selectedEmail } from '../drawer-address.ts';
import { drawers } from '../pages.tsx';
import type { DrawerContext } from '../use-drawer.ts';

/** The link that opened the drawer: the row of its subject, or the create button. */
const openerOf = (email: string | undefined): HTMLAnchorElement | undefined => {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href], table a[href]'),
  ];
  if (email === undefined) return links.find(({ pathname }) => pathname.endsWith(`/${drawers.create.path}`));
  const query = new URLSearchParams({ email }).toString();
  return links.find(({ href }) => href.endsWith(query));
};

/** After a drawer that was opened from elsewhere, or closed by a confirmation: nothing else has restored focus. */
const focusOpenerOf = (email: string | undefined): void => {
  if (document.activeElement !== document.body) return;
  const opener = openerOf(email);
  if (opener === undefined) focusPageHeading();
  else opener.focus();
};

/** Half a second: the page below cannot take focus until the last dialog above it is gone. */
const maxFrames = 30;

const focusOnceItCan = (focus: () => void, frames = maxFrames): void => {
  requestAnimationFrame(() => {
    focus();
    if (document.activeElement === document.body && frames > 0) focusOnceItCan(focus, frames - 1);
  });
};

/** What the overview provides to the drawers over it, and its focus handling when they close. */
export const useDrawers = (customerId: string): DrawerContext => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isDrawerOpen = useMatches().some(match => isOverlay(match.handle));
  const href = overviewHref(customerId, params);
  const email = selectedEmail(params);

  // If the drawer was opened from the overview, that is one step back. After a link or a reload, the previous entry may
  // be anything.
  const wasShownAlone = useRef(false);
  useEffect(() => {
    if (!isDrawerOpen) wasShownAlone.current = true;
  }, [isDrawerOpen]);

  const isRowGoing = useRef(false);
  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    isRowGoing.current = false;
    return () => {
      // The drawer restores focus itself, one frame after it is removed, possibly to a row about to be removed.
      requestAnimationFrame(() => {
        focusOnceItCan(() => {
          if (isRowGoing.current) focusPageHeading();
          else focusOpenerOf(email);
        });
      });
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

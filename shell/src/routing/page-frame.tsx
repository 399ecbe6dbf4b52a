/** Around every page: its title, focus on its heading after navigation, toasts, and the session's dialogs. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOverlay } from 'shared/remote/overlay';
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  type Location,
} from 'shared/router';
import { useToggle } from 'shared/toggles';
import { PageTitleContext } from 'shared/ui/page-title';
import { UiProvider } from 'shared/ui/provider';
import { focusContent } from '../layout/focus-content.ts';
import { layoutTexts } from '../layout/texts.ts';
import { LoginExpired } from '../layout/login-expired.tsx';
import { OfflineNotice } from '../layout/offline-notice.tsx';
import { OverrideBadge } from '../layout/override-badge.tsx';
import { PreviewRibbon } from '../layout/preview-ribbon.tsx';
import { PortalToasts } from '../layout/toasts.tsx';
import { usePortal } from '../portal/portal.ts';
import { applicationPath } from '../session/return-path.ts';
import { pageTitleOf } from './page-title.ts';

/** A page may say what it shows (`usePageTitle`); that counts for as long as the page is there. */
const useOwnTitle = () => {
  const [ownTitle, setOwnTitle] = useState<string>();
  const showTitle = useCallback((title: string) => {
    setOwnTitle(title);
    return () => {
      // Another page may have said its own by now.
      setOwnTitle(current => (current === title ? undefined : current));
    };
  }, []);
  return { ownTitle, showTitle };
};

/** Whether what is shown now is an overlay, such as a drawer over its overview. */
const useIsOverlay = (): boolean => useMatches().some(match => isOverlay(match.handle));

/** Sets the title and moves focus to the new page's heading, as a full page load would. */
const usePageChange = (ownTitle: string | undefined): void => {
  const { pathname } = useLocation();
  const isOverlaid = useIsOverlay();
  const { registry, onNavigated } = usePortal();
  const previous = useRef<{ pathname: string; isOverlaid: boolean } | null>(null);
  const title = pageTitleOf(pathname, registry.registry);

  useEffect(() => {
    document.title = `${ownTitle ?? title} – ${layoutTexts.portalName}`;
  }, [ownTitle, title]);

  useEffect(() => {
    const before = previous.current;
    // Also where the page stays: what it is, is only known once its remote is loaded.
    previous.current = { pathname, isOverlaid };
    if (before?.pathname === pathname) return;
    onNavigated(pathname, title);
    // An overlay takes focus, and gives it back to the page below it.
    if (before === null || isOverlaid) return;
    if (before.isOverlaid && before.pathname.startsWith(`${pathname}/`)) return;
    // The heading of a lazily loaded page comes later: wait for it, once, and give up on the next page.
    const focusHeading = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1:not([aria-busy="true"] *)');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focusHeading()) return;
    focusContent();
    const observer = new MutationObserver(() => {
      // A person who has gone on to something else meanwhile keeps their place.
      const { activeElement } = document;
      const isWaiting = activeElement === document.body || activeElement?.id === 'main-content';
      if (!isWaiting || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [pathname, title, isOverlaid, onNavigated]);
};

/** Where a page was scrolled to is kept by visit; an overlay shares it with the page it is drawn over. */
const useScrollKey = () => {
  const pageBelow = useRef<string>(undefined);
  return useCallback((location: Location, matches: readonly { handle: unknown }[]) => {
    if (!matches.some(match => isOverlay(match.handle))) pageBelow.current = location.key;
    return pageBelow.current ?? location.key;
  }, []);
};

const hrefOf = (to: string): string => (to.startsWith('/') ? applicationPath + to : to);

export const PageFrame = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // NAV-060: also for a person who is in the middle of something.
  const isClosed = useToggle('maintenance') && pathname !== '/maintenance';
  const { ownTitle, showTitle } = useOwnTitle();
  const scrollKey = useScrollKey();
  usePageChange(ownTitle);
  return (
    <UiProvider
      navigate={to => {
        void navigate(to);
      }}
      useHref={hrefOf}
    >
      <PreviewRibbon />
      <OfflineNotice />
      <OverrideBadge />
      <PageTitleContext value={showTitle}>
        {isClosed ? <Navigate to="/maintenance" replace /> : <Outlet />}
      </PageTitleContext>
      <LoginExpired />
      <PortalToasts />
      <ScrollRestoration getKey={scrollKey} />
    </UiProvider>
  );
};

/** Wraps every page: its title, focus on its heading after navigation, toasts, and the session's dialogs. */
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

/** The title that a page sets with `usePageTitle`, for as long as it is mounted. */
const useOwnTitle = () => {
  const [ownTitle, setOwnTitle] = useState<string>();
  const showTitle = useCallback((title: string) => {
    setOwnTitle(title);
    return () => {
      // Another page may have set its own title by now.
      setOwnTitle(current => (current === title ? undefined : current));
    };
  }, []);
  return { ownTitle, showTitle };
};

/** Whether the current page is an overlay, such as a drawer over its overview. */
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
    // Also without a navigation: only a loaded remote tells whether the page is an overlay.
    previous.current = { pathname, isOverlaid };
    if (before?.pathname === pathname) return;
    onNavigated(pathname, title);
    // An overlay takes focus and returns it to the page below.
    if (before === null || isOverlaid) return;
    if (before.isOverlaid && before.pathname.startsWith(`${pathname}/`)) return;
    // The heading of a lazily loaded page appears later: wait for it once, and stop waiting on the next page.
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
      // Leave focus alone if the user has moved it meanwhile.
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

/** The scroll position is stored per visit; an overlay shares it with the page below. */
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
  // NAV-060: also for a user in the middle of something.
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

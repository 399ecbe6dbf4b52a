/** Around every page: its title, focus on its heading after navigation, toasts, and the session's dialogs. */
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, ScrollRestoration, useHref, useLocation, useNavigate } from 'shared/router';
import { useToggle } from 'shared/toggles';
import { UiProvider } from 'shared/ui/provider';
import { layoutTexts } from '../layout/texts.ts';
import { LoginExpired } from '../layout/login-expired.tsx';
import { PortalToasts } from '../layout/toasts.tsx';
import { usePortal } from '../portal.ts';
import { pageTitleOf } from './page-title.ts';

/** Sets the title and moves focus to the new page's heading, as a full page load would. */
const usePageChange = (): void => {
  const { pathname } = useLocation();
  const { registry, onNavigated } = usePortal();
  const previous = useRef<string | null>(null);
  const title = pageTitleOf(pathname, registry.registry);

  useEffect(() => {
    document.title = `${title} – ${layoutTexts.portalName}`;
    if (previous.current === pathname) return;
    const isFirst = previous.current === null;
    previous.current = pathname;
    onNavigated(pathname, title);
    if (isFirst) return;
    // The heading of a lazily loaded page comes later: wait for it, once, and give up on the next page.
    const focusHeading = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focusHeading()) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
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
  }, [pathname, title, onNavigated]);
};

export const PageFrame = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // NAV-060: also for a person who is in the middle of something.
  const isClosed = useToggle('maintenance') && pathname !== '/maintenance';
  usePageChange();
  return (
    <UiProvider
      navigate={to => {
        void navigate(to);
      }}
      useHref={useHref}
    >
      {isClosed ? <Navigate to="/maintenance" replace /> : <Outlet />}
      <LoginExpired />
      <PortalToasts />
      <ScrollRestoration />
    </UiProvider>
  );
};

/** The frame around every page of a customer: banner, top bar, and the side menu if the route asks for it (SHL-015). */
import { Suspense, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { Outlet, useLocation, useMatches } from 'shared/router';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref, customerServiceHref } from 'shared/remote/links';
import { SkipLink } from 'shared/ui/skip-link';
import { WaysOnContext, type WaysOn } from 'shared/ui/ways-on';
import { AreasAhead } from '../dialogs/dialogs.tsx';
import { asksForSideMenu } from './side-menu-handle.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { useCloseOutside } from '../menu/use-close-outside.ts';
import { NotificationSlot } from '../notifications/notification-slot.tsx';
import { SearchButton, type OpenSearch } from '../search/search-button.tsx';
import { InformationBanner } from './information-banner.tsx';
import styles from './portal-layout.module.css';
import { TopBar } from './top-bar.tsx';

/** Above this width the menu is a rail beside the content and is open by default. */
const railQuery = '(width > 63.9375em)';

/** The links offered by pages that failed or whose record does not exist. */
const useOwnWaysOn = (): readonly [WaysOn, RefObject<OpenSearch | null>] => {
  const { hasContract } = useCurrentCustomer().customer;
  const { pathname: side } = useLocation();
  const search = useRef<OpenSearch>(null);
  const waysOn = useMemo(
    (): WaysOn => ({
      customerService: fejlkode => customerServiceHref({ hasContract }, { fejlkode, side }),
      search: text => search.current?.(text),
    }),
    [hasContract, side],
  );
  return [waysOn, search];
};

export const PortalLayout = () => {
  const { customer } = useCurrentCustomer();
  const [waysOn, openSearch] = useOwnWaysOn();
  const menuId = useId();
  const hasMenu = useMatches().some(match => asksForSideMenu(match.handle));
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isRail, setIsRail] = useState(() => window.matchMedia(railQuery).matches);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isRailShown, setIsRailShown] = useState(true);
  const isOpen = isRail ? isRailShown : isPanelOpen;

  useEffect(() => {
    const query = window.matchMedia(railQuery);
    const follow = () => {
      setIsRail(query.matches);
      setIsPanelOpen(false);
    };
    query.addEventListener('change', follow);
    return () => {
      query.removeEventListener('change', follow);
    };
  }, []);

  const closePanel = () => {
    setIsPanelOpen(false);
  };
  useCloseOutside(isPanelOpen, [frame, toggle], closePanel);

  // Escape closes the menu wherever focus is (MENU-021); a selector or dialog inside it handles its own.
  useEffect(() => {
    if (!isPanelOpen) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsPanelOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [isPanelOpen]);

  return (
    <div className={styles.frame}>
      <SkipLink />
      <InformationBanner />
      <TopBar
        logoHref={customerHref(customer.id, areaPaths.landingPage)}
        search={
          <>
            <SearchButton ref={openSearch} />
            <NotificationSlot />
          </>
        }
        menu={
          hasMenu
            ? {
                ref: toggle,
                label: customer.companyName,
                isOpen,
                isOverlay: !isRail,
                controls: menuId,
                onToggle: () => {
                  if (isRail) setIsRailShown(!isRailShown);
                  else setIsPanelOpen(!isPanelOpen);
                },
              }
            : undefined
        }
      />
      <div className={styles.body} data-rail={(hasMenu && isRail && isRailShown) || undefined}>
        {hasMenu ? (
          <div ref={frame} className={styles.menu} hidden={isRail && !isRailShown}>
            <SideMenu id={menuId} isOpen={isPanelOpen} onClose={closePanel} />
          </div>
        ) : null}
        {isPanelOpen ? <div className={styles.overlay} /> : null}
        <WaysOnContext value={waysOn}>
          <Outlet />
        </WaysOnContext>
      </div>
      <Suspense>
        <AreasAhead />
      </Suspense>
    </div>
  );
};

/** The frame around every page of a customer: banner, top bar, and the side menu if the route asks for it (SHL-015). */
import { Suspense, useId, useMemo, useRef, type RefObject } from 'react';
import { Outlet, useLocation, useMatches } from 'shared/router';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref, customerServiceHref } from 'shared/remote/links';
import { SkipLink } from 'shared/ui/skip-link';
import { WaysOnContext, type WaysOn } from 'shared/ui/ways-on';
import { AreasAhead } from '../dialogs/dialogs.tsx';
import { asksForSideMenu } from './side-menu-handle.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { NotificationSlot } from '../notifications/notification-slot.tsx';
import { SearchButton, type OpenSearch } from '../search/search-button.tsx';
import { InformationBanner } from './information-banner.tsx';
import styles from './portal-layout.module.css';
import { TopBar } from './top-bar.tsx';
import { useMenuState } from './use-menu-state.ts';

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
  const { frame, toggle, isRail, isRailShown, isPanelOpen, onToggle, closePanel } = useMenuState();

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
                isOpen: isRail ? isRailShown : isPanelOpen,
                isOverlay: !isRail,
                controls: menuId,
                onToggle,
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

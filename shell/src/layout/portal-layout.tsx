/** The default layout: banner, top bar, side menu where the route asks for it, and the page. */
import { useEffect, useId, useRef, useState } from 'react';
import { Outlet } from 'shared/router';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref } from 'shared/remote/links';
import { SkipLink } from 'shared/ui/skip-link';
import { SideMenu } from '../menu/side-menu.tsx';
import { InformationBanner } from './information-banner.tsx';
import styles from './portal-layout.module.css';
import { TopBar } from './top-bar.tsx';

/** Above this the menu is a rail beside the content and opens at start. */
const railQuery = '(width > 63.9375em)';

export const PortalLayout = () => {
  const { customer } = useCurrentCustomer();
  const menuId = useId();
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

  useEffect(() => {
    if (!isPanelOpen) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && frame.current?.contains(event.target);
      const onToggle = event.target instanceof Node && toggle.current?.contains(event.target);
      if (!inside && !onToggle) setIsPanelOpen(false);
    };
    // A click outside closes the menu (MENU-022), and so does focus that leaves it by keyboard.
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isPanelOpen]);

  return (
    <div className={styles.frame}>
      <SkipLink />
      <InformationBanner />
      <TopBar
        logoHref={customerHref(customer.id, areaPaths.landingPage)}
        menu={{
          ref: toggle,
          label: customer.companyName,
          isOpen,
          controls: menuId,
          onToggle: () => {
            if (isRail) setIsRailShown(!isRailShown);
            else setIsPanelOpen(!isPanelOpen);
          },
        }}
      />
      <div className={styles.body} data-rail={(isRail && isRailShown) || undefined}>
        <div
          ref={frame}
          className={styles.menu}
          hidden={isRail && !isRailShown}
          onKeyDown={event => {
            if (event.key !== 'Escape' || !isPanelOpen) return;
            setIsPanelOpen(false);
            toggle.current?.focus();
          }}
        >
          <SideMenu
            id={menuId}
            isOpen={isPanelOpen}
            onClose={() => {
              setIsPanelOpen(false);
            }}
          />
        </div>
        <main id="main-content" className={styles.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {isPanelOpen ? <div className={styles.overlay} /> : null}
    </div>
  );
};

/** The side menu: a rail beside the content on large screens, a panel over it on smaller ones. */
import { useEffect, useRef } from 'react';
import { Link } from 'shared/router';
import { useStore } from 'zustand';
import { useCurrentCustomer } from 'shared/customers';
import { useSession } from 'shared/session';
import { Icon } from 'shared/ui/icon';
import { iconOr } from './menu-icon.ts';
import { usePortal, useSignedIn } from '../portal/portal.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';
import { CustomerSelector } from './customer-selector.tsx';
import { menuItemsOf, type MenuItem } from './menu-items.ts';
import { SignOut } from './sign-out.tsx';
import styles from './side-menu.module.css';
import { menuTexts } from './texts.ts';
import { useMenuInput } from './use-menu-input.ts';

interface SideMenuProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const SideMenu = ({ id, isOpen, onClose }: SideMenuProps) => {
  const menu = useRef<HTMLElement>(null);
  const { appVersion } = usePortal();
  const { userStore } = useSignedIn();
  const { customer } = useCurrentCustomer();
  const { email } = useSession();
  const version = useStore(appVersion, state => state.version);
  const customers = useStore(userStore, state => state.customers);
  const items = menuItemsOf(useMenuInput());
  usePreloadOnIntent(menu);

  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('button:not(:disabled), a')?.focus();
  }, [isOpen]);

  return (
    <nav ref={menu} id={id} className={styles.menu} aria-label={menuTexts.label} data-open={isOpen}>
      <CustomerSelector
        customers={customers.state === 'ready' ? customers.customers : []}
        currentId={customer.id}
        onChosen={onClose}
        // Closing the menu also closes the selector (MENU-023).
        key={String(isOpen)}
      />
      <ul role="list" className={styles.items}>
        {items.pages.map(item => (
          <li key={item.key}>
            <PageLink item={item} onChosen={onClose} />
          </li>
        ))}
      </ul>
      <h2 className={styles.group}>{menuTexts.elsewhere}</h2>
      <ul role="list" className={styles.items}>
        {items.external.map(item => (
          <li key={item.key}>
            <a className={styles.item} href={item.href} target="_blank" rel="noopener noreferrer" data-quiet>
              <Icon name={iconOr(item.icon)} size="sm" />
              <span className={styles.heading}>{item.heading}</span>
              <Icon name="external" size="xs" label={menuTexts.opensInNewTab} />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.signedIn}>{menuTexts.signedInAs(email)}</p>
        <SignOut />
        {version === undefined ? null : <p className={styles.version}>{menuTexts.version(version)}</p>}
      </div>
    </nav>
  );
};

const PageLink = ({ item, onChosen }: { readonly item: MenuItem; readonly onChosen: () => void }) => (
  <Link
    to={item.href}
    className={styles.item ?? ''}
    aria-current={item.isActive ? 'page' : undefined}
    data-active={item.isActive || undefined}
    onClick={onChosen}
  >
    <Icon name={iconOr(item.icon)} size="sm" />
    <span className={styles.heading}>{item.heading}</span>
  </Link>
);

/** The bar at the top of every page: logo, and the menu's toggle button if there is a menu. */
import type { ReactNode, Ref } from 'react';
import { Link } from 'shared/router';
import { Icon } from 'shared/ui/icon';
import { layoutTexts } from './texts.ts';
import { Logo } from './logo.tsx';
import styles from './top-bar.module.css';

export interface MenuToggle {
  readonly label: string;
  readonly isOpen: boolean;
  /** True when the menu covers the page and has to be closed; false for a rail beside the content. */
  readonly isOverlay: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

interface TopBarProps {
  /** Target of the logo; undefined when it is no link (SHL-021). */
  readonly logoHref?: string | undefined;
  /** Missing when there is nothing to search. */
  readonly search?: ReactNode;
  readonly menu?: MenuToggle | undefined;
}

export const TopBar = ({ logoHref, search, menu }: TopBarProps) => (
  <header className={styles.bar} data-customer={menu?.label}>
    {logoHref === undefined ? (
      <Logo />
    ) : (
      <Link to={logoHref} className={styles.logo ?? ''} aria-label={layoutTexts.toLandingPage}>
        <Logo />
      </Link>
    )}
    {search}
    {menu === undefined ? null : <MenuButton {...menu} />}
  </header>
);

const MenuButton = ({ label, isOpen, isOverlay, controls, onToggle, ref }: MenuToggle) => (
  <button
    ref={ref}
    type="button"
    className={styles.toggle}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    <span className={styles.customer}>{label}</span>
    <Icon name={isOpen && isOverlay ? 'close' : 'menu'} size="sm" />
    <span className={styles.hidden}>{isOpen ? layoutTexts.closeMenu : layoutTexts.openMenu}</span>
  </button>
);

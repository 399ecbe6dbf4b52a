/** Frame of pages without side menu: a top bar whose logo is no link, and a narrow column. */
import type { ReactNode } from 'react';
import { Outlet } from 'shared/router';
import { SkipLink } from 'shared/ui/skip-link';
import { InformationBanner } from './information-banner.tsx';
import styles from './public-layout.module.css';
import { TopBar } from './top-bar.tsx';

export const PublicLayout = ({ children = <Outlet /> }: { readonly children?: ReactNode }) => (
  <div className={styles.frame}>
    <SkipLink />
    <InformationBanner />
    <TopBar />
    <main id="main-content" className={styles.content} tabIndex={-1}>
      {children}
    </main>
  </div>
);

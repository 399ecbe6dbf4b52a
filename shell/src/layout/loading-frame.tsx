/** The frame while nothing is known of the customer yet: top bar and a column, no menu. */
import type { ReactNode } from 'react';
import content from './content-layout.module.css';
import styles from './portal-layout.module.css';
import { TopBar } from './top-bar.tsx';

export const LoadingFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.frame}>
    <TopBar />
    <main id="main-content" className={content.content} tabIndex={-1}>
      {children}
    </main>
  </div>
);

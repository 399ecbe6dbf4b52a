import type { ReactNode } from 'react';
import styles from './notices.module.css';

/** Boxes below a page's heading, with spacing only when there are any. */
export const Notices = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.notices}>{children}</div>
);

/** Reserves the place of the bell in the top bar. The bell loads when the page is idle. */
import { Suspense } from 'react';
import { NotificationBell } from '../dialogs/dialogs.tsx';
import styles from './notification-slot.module.css';

export const NotificationSlot = () => (
  <div className={styles.slot}>
    <Suspense>
      <NotificationBell />
    </Suspense>
  </div>
);

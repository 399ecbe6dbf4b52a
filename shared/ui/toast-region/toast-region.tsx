import { useEffect } from 'react';
import { ToastItem } from './toast-item.tsx';
import type { ToastContent } from './toast-item.tsx';
import { toastTexts } from './texts.ts';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  toasts: readonly ToastContent[];
  /** Called when the user closes the toast or it times out. */
  onClose: (id: string) => void;
}

/**
 * Container for toasts, above everything. The shell always renders it once, even when empty, because screen
 * readers only announce changes in a live region that already exists.
 */
export const ToastRegion = ({ toasts, onClose }: ToastRegionProps) => {
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-toasts', hasToasts);
  }, [hasToasts]);
  const list = (shown: readonly ToastContent[]) =>
    shown.map(toast => (
      <ToastItem
        key={toast.id}
        toast={toast}
        onClose={() => {
          onClose(toast.id);
        }}
      />
    ));
  return (
    // The attribute keeps the region accessible while a dialog hides the rest of the page.
    <section className={styles.region} aria-label={toastTexts.region} data-react-aria-top-layer="true">
      <div className={styles.list} role="alert" aria-atomic="false" aria-relevant="additions">
        {list(toasts.filter(toast => toast.variant === 'ERROR'))}
      </div>
      <div className={styles.list} role="status" aria-atomic="false" aria-relevant="additions">
        {list(toasts.filter(toast => toast.variant !== 'ERROR'))}
      </div>
    </section>
  );
};

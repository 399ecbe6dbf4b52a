import { useEffect } from 'react';
import { ToastItem } from './toast-item.tsx';
import type { ToastContent } from './toast-item.tsx';
import { toastTexts } from './texts.ts';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  toasts: readonly ToastContent[];
  /** The person closed it, or its time has run. */
  onClose: (id: string) => void;
}

/**
 * Where toasts appear, on top of everything. The shell draws it once and always, empty or not: readers only
 * announce what appears in a region that was there before.
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
    // The attribute keeps the region reachable while a dialog hides the rest of the page.
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

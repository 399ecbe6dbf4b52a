import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { toastTexts } from './texts.ts';
import styles from './toast-region.module.css';

/** What a toast shows (ERR-033). */
export interface ToastContent {
  readonly id: string;
  readonly variant: 'SUCCESS' | 'ERROR' | 'WARNING';
  readonly title: string;
  readonly richText?: string;
  readonly link?: { readonly label: string; readonly href: string };
  /** Milliseconds; 0 keeps the toast until it is closed. */
  readonly duration: number;
}

const icons: Record<ToastContent['variant'], IconName> = {
  SUCCESS: 'success',
  ERROR: 'error',
  WARNING: 'warning',
};

/** One toast. The timer starts on render and restarts after hover or focus. */
export const ToastItem = ({ toast, onClose }: { toast: ToastContent; onClose: () => void }) => {
  const [isHeld, setIsHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld || toast.duration === 0) return undefined;
    const timer = setTimeout(() => {
      close();
    }, toast.duration);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, toast.duration]);

  return (
    <div
      className={styles.toast}
      data-variant={toast.variant}
      onMouseEnter={() => {
        setIsHeld(true);
      }}
      onMouseLeave={() => {
        setIsHeld(false);
      }}
      onFocus={() => {
        setIsHeld(true);
      }}
      onBlur={() => {
        setIsHeld(false);
      }}
    >
      <Icon name={icons[toast.variant]} />
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.richText === undefined ? null : <p>{toast.richText}</p>}
        {toast.link === undefined ? null : <Link href={toast.link.href}>{toast.link.label}</Link>}
      </div>
      <Button variant="icon" size="small" icon="close" aria-label={toastTexts.close} onPress={onClose} />
    </div>
  );
};

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './attention-box.module.css';

/** All variants (UI-013). */
export type AttentionBoxVariant = 'error' | 'warning' | 'success' | 'info' | 'neutral';

export interface AttentionBoxProps {
  variant?: AttentionBoxVariant;
  title?: string;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** Announces the box to screen readers when it appears in response to a user action. */
  isAnnounced?: boolean;
}

const icons: Record<AttentionBoxVariant, IconName> = {
  error: 'error',
  warning: 'warning',
  success: 'success',
  info: 'info',
  neutral: 'info',
};

/** A message about one part of the page, placed in that part. */
export const AttentionBox = ({
  variant = 'info',
  title,
  children,
  action,
  isAnnounced = false,
}: AttentionBoxProps) => (
  <div
    className={styles.box}
    data-variant={variant}
    role={isAnnounced ? (variant === 'error' ? 'alert' : 'status') : undefined}
  >
    <Icon name={icons[variant]} />
    <div className={styles.content}>
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {children === undefined ? null : <div>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  </div>
);

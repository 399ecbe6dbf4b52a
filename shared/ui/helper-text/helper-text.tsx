import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './helper-text.module.css';

/** All variants (UI-014). */
export type HelperTextVariant = 'error' | 'info' | 'success' | 'warning' | 'inline' | 'inline-link';

export interface HelperTextProps {
  variant?: HelperTextVariant;
  id?: string;
  /** For `inline-link` the children include the link. */
  children: ReactNode;
}

const icons: Partial<Record<HelperTextVariant, IconName>> = {
  error: 'error',
  info: 'info',
  success: 'success',
  warning: 'warning',
};

/** A short helper line with an icon for its meaning; `inline` flows with the surrounding text. */
export const HelperText = ({ variant = 'info', id, children }: HelperTextProps) => {
  const icon = icons[variant];
  return (
    <span className={styles.text} id={id} data-variant={variant}>
      {icon === undefined ? null : <Icon name={icon} size="xs" />}
      <span>{children}</span>
    </span>
  );
};

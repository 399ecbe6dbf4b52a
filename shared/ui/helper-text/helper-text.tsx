import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './helper-text.module.css';

/** The closed list of variants (UI-014). */
export type HelperTextVariant = 'error' | 'info' | 'success' | 'warning' | 'inline' | 'inline-link';

export interface HelperTextProps {
  variant?: HelperTextVariant;
  id?: string;
  /** For `inline-link` the text holds the link. */
  children: ReactNode;
}

const icons: Partial<Record<HelperTextVariant, IconName>> = {
  error: 'error',
  info: 'info',
  success: 'success',
  warning: 'warning',
};

/** A short line below something, with the icon of its meaning; `inline` runs in the text around it. */
export const HelperText = ({ variant = 'info', id, children }: HelperTextProps) => {
  const icon = icons[variant];
  return (
    <span className={styles.text} id={id} data-variant={variant}>
      {icon === undefined ? null : <Icon name={icon} size="xs" />}
      <span>{children}</span>
    </span>
  );
};

import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { Button } from '../button/button.tsx';
import { uiTexts } from '../texts.ts';
import styles from './attention-bar.module.css';

/** All variants (UI-010). */
export type AttentionBarVariant = 'alert' | 'warning' | 'informational';

export interface AttentionBarProps {
  variant?: AttentionBarVariant;
  children: ReactNode;
  /** Shown by default (UI-011). */
  hasCloseButton?: boolean;
  /** Called after the bar has closed; the bar hides itself. */
  onClose?: () => void;
}

const icons: Record<AttentionBarVariant, IconName> = {
  alert: 'error',
  warning: 'warning',
  informational: 'info',
};

/** A full-width message above everything else, for outages and general news. */
export const AttentionBar = ({
  variant = 'informational',
  children,
  hasCloseButton = true,
  onClose,
}: AttentionBarProps) => {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={styles.bar} data-variant={variant} role={variant === 'alert' ? 'alert' : 'status'}>
      <Icon name={icons[variant]} size="sm" />
      <div className={styles.text}>{children}</div>
      {hasCloseButton ? (
        <Button
          variant="icon"
          size="small"
          icon="close"
          aria-label={uiTexts.closeBanner}
          onPress={() => {
            setIsClosed(true);
            onClose?.();
          }}
        />
      ) : null}
    </div>
  );
};

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './tag.module.css';

/** Meaning of a status for the user, not the status itself. */
export type TagTone = 'success' | 'warning' | 'error' | 'info' | 'neutral' | 'accent';

export interface TagProps {
  tone?: TagTone;
  icon?: IconName;
  /** One or two words: colour must not be the only indicator. */
  children: ReactNode;
}

/** A status label, in a table or next to a heading. */
export const Tag = ({ tone = 'neutral', icon, children }: TagProps) => (
  <span className={styles.tag} data-tone={tone}>
    {icon === undefined ? null : <Icon name={icon} size="xs" />}
    {children}
  </span>
);

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './tag.module.css';

/** What a state means to the person, not what it is called. */
export type TagTone = 'success' | 'warning' | 'error' | 'info' | 'neutral' | 'accent';

export interface TagProps {
  tone?: TagTone;
  icon?: IconName;
  /** One or two words: the state is never told by colour alone. */
  children: ReactNode;
}

/** State of a thing, in a table or beside a heading. */
export const Tag = ({ tone = 'neutral', icon, children }: TagProps) => (
  <span className={styles.tag} data-tone={tone}>
    {icon === undefined ? null : <Icon name={icon} size="xs" />}
    {children}
  </span>
);

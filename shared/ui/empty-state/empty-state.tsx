import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One sentence: what is not there, and if it helps, why. */
  children: ReactNode;
  icon?: IconName;
  /** The way on: a button that removes filters or creates the first one. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing to list. Announced, since a filter may have caused it. */
export const EmptyState = ({ children, icon = 'search', action }: EmptyStateProps) => (
  <div className={styles.empty} role="status">
    <Icon name={icon} size="lg" />
    <p>{children}</p>
    {action}
  </div>
);

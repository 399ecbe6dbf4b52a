import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One sentence: what is missing and, if it helps, why. */
  children: ReactNode;
  icon?: IconName;
  /** The next step: a button that clears filters or creates the first item. */
  action?: ReactNode;
}

/** Shown instead of an empty list. Announced, because a filter may have emptied it. */
export const EmptyState = ({ children, icon = 'search', action }: EmptyStateProps) => (
  <div className={styles.empty} role="status">
    <Icon name={icon} size="lg" />
    <p>{children}</p>
    {action ? <Action>{action}</Action> : null}
  </div>
);

/** Removed by its own press, when that fills the list. */
const Action = ({ children }: Pick<EmptyStateProps, 'children'>) => (
  <div ref={useKeptFocus<HTMLDivElement>()}>{children}</div>
);

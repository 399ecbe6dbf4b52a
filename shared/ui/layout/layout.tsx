import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './layout.module.css';

/** Steps of the spacing scale in tokens.css. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

export interface StackProps {
  /** Space between two of them; 4 by default. */
  gap?: Gap;
  /** `start` lets each be as wide as it needs; by default they fill the width. */
  align?: 'start' | 'stretch';
  children: ReactNode;
}

/** One below the other. */
export const Stack = ({ gap = 4, align = 'stretch', children }: StackProps) => (
  <div className={cx(styles.part, styles.stack)} data-gap={gap} data-align={align}>
    {children}
  </div>
);

export interface ClusterProps {
  /** Space between two of them; 3 by default. */
  gap?: Gap;
  /** Across the line; `center` by default. `end` puts a button level with the field beside it. */
  align?: 'start' | 'center' | 'end';
  /** `between` moves the last to the far end. */
  justify?: 'start' | 'between';
  children: ReactNode;
}

/** Side by side, on more lines where there is no room: buttons, tags, filters. */
export const Cluster = ({ gap = 3, align = 'center', justify = 'start', children }: ClusterProps) => (
  <div className={cx(styles.part, styles.cluster)} data-gap={gap} data-align={align} data-justify={justify}>
    {children}
  </div>
);

export interface ColumnsProps {
  /** Space between two of them; 5 by default. */
  gap?: Gap;
  /** What a column needs at least before they stand below each other; `medium` by default (18rem). */
  width?: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}

/** Equal columns, as many as there is room for: cards, tiles, fields. */
export const Columns = ({ gap = 5, width = 'medium', children }: ColumnsProps) => (
  <div className={cx(styles.part, styles.columns)} data-gap={gap} data-width={width}>
    {children}
  </div>
);

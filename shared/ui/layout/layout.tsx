import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './layout.module.css';

/** Steps of the spacing scale in tokens.css. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

export interface StackProps {
  /** Space between the children; 4 by default. */
  gap?: Gap;
  /** `start` keeps each child's own width; by default they fill the width. */
  align?: 'start' | 'stretch';
  children: ReactNode;
}

/** Stacks its children vertically. */
export const Stack = ({ gap = 4, align = 'stretch', children }: StackProps) => (
  <div className={cx(styles.part, styles.stack)} data-gap={gap} data-align={align}>
    {children}
  </div>
);

export interface ClusterProps {
  /** Space between the children; 3 by default. */
  gap?: Gap;
  /** Cross-axis alignment; `center` by default. `end` aligns a button with the field next to it. */
  align?: 'start' | 'center' | 'end';
  /** `between` moves the last child to the far end. */
  justify?: 'start' | 'between';
  children: ReactNode;
}

/** Places children side by side and wraps them: buttons, tags, filters. */
export const Cluster = ({ gap = 3, align = 'center', justify = 'start', children }: ClusterProps) => (
  <div className={cx(styles.part, styles.cluster)} data-gap={gap} data-align={align} data-justify={justify}>
    {children}
  </div>
);

export interface ColumnsProps {
  /** Space between the children; 5 by default. */
  gap?: Gap;
  /** Minimum column width before columns wrap; `medium` by default (18rem). */
  width?: 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}

/** Equal columns, as many as fit: cards, tiles, fields. */
export const Columns = ({ gap = 5, width = 'medium', children }: ColumnsProps) => (
  <div className={cx(styles.part, styles.columns)} data-gap={gap} data-width={width}>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface Description {
  term: string;
  /** Absent values are left out of the list. */
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `rows` one below the other with the term to the left; `grid` as many beside each other as fit. */
  layout?: 'rows' | 'grid';
}

/** Facts about one thing. */
export const DescriptionList = ({ items, layout = 'rows' }: DescriptionListProps) => (
  <dl className={styles.list} data-layout={layout}>
    {items
      .filter(item => item.value !== undefined && item.value !== null && item.value !== '')
      .map(item => (
        <div className={styles.item} key={item.term}>
          <dt className={styles.term}>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
  </dl>
);

import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface Description {
  term: string;
  /** Absent values are omitted. */
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `rows` puts one item per row with the term on the left; `grid` fits as many side by side as possible. */
  layout?: 'rows' | 'grid';
}

/** Key–value facts about one item. */
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

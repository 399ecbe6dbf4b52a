import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  readonly term: string;
  readonly value: ReactNode;
  /** One line that explains the figure. */
  readonly note?: ReactNode;
  /** `error` when action is needed. */
  readonly tone?: 'neutral' | 'error';
}

/** The main amounts at the top of a page. */
export const Figures = ({ items }: { readonly items: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {items.map(({ term, value, note, tone = 'neutral' }) => (
      <div className={styles.figure} key={term} data-tone={tone}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
        {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);

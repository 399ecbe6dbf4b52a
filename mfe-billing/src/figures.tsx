import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  readonly term: string;
  readonly value: ReactNode;
  /** One line that says what the figure is made of. */
  readonly note?: ReactNode;
  /** `error` where something should be done about it. */
  readonly tone?: 'neutral' | 'error';
}

/** The few amounts that a page answers first. */
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

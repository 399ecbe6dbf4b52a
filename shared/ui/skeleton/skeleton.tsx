import { uiTexts } from '../texts.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What will stand here: lines of text, rows of a table, a card, or a page heading. */
  shape?: 'text' | 'rows' | 'card' | 'heading';
  /** Lines or rows to draw; 3 by default. Match what is usual, so that the page does not jump. */
  count?: number;
}

/** Stands where content is loading. Readers hear 'Indlæser' once. */
export const Skeleton = ({ shape = 'text', count = 3 }: SkeletonProps) => (
  <div className={styles.skeleton} data-shape={shape} role="status">
    <span className="visually-hidden">{uiTexts.loading}</span>
    {Array.from({ length: shape === 'text' || shape === 'rows' ? count : 1 }, (_, index) => (
      <span className={styles.bar} key={index} />
    ))}
  </div>
);

import { uiTexts } from '../texts.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Shape of the content: lines of text, table rows, a card, or a page heading. */
  shape?: 'text' | 'rows' | 'card' | 'heading';
  /** Number of lines or rows; 3 by default. Match the typical content, to avoid a layout shift. */
  count?: number;
}

/** Placeholder for loading content. Screen readers announce 'Indlæser' once. */
export const Skeleton = ({ shape = 'text', count = 3 }: SkeletonProps) => (
  <div className={styles.skeleton} data-shape={shape} role="status">
    <span className="visually-hidden">{uiTexts.loading}</span>
    {Array.from({ length: shape === 'text' || shape === 'rows' ? count : 1 }, (_, index) => (
      <span className={styles.bar} key={index} />
    ))}
  </div>
);

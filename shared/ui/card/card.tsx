import type { ReactNode } from 'react';
import { useId } from 'react';
import { Typography } from '../typography/typography.tsx';
import styles from './card.module.css';

export interface CardProps {
  title?: string;
  /** Heading level of the title; 2 by default. */
  level?: 2 | 3;
  /** Next to the title: an edit button, a tag. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own heading. Do not nest cards. */
export const Card = ({ title, level = 2, actions, children }: CardProps) => {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <div className={styles.head}>
          <Typography tag={level === 2 ? 'h2' : 'h3'} look="h3" id={titleId}>
            {title}
          </Typography>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
};

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Typography } from '../typography/typography.tsx';
import styles from './page-header.module.css';

/** Id of the element that the shell focuses after a navigation. */
export const pageHeadingId = 'page-heading';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: string;
  /** One line of help. */
  help?: ReactNode;
  /** Status next to the title. */
  tag?: ReactNode;
  /** Buttons, at most one of them primary. */
  actions?: ReactNode;
  /** Link to the parent page. */
  backTo?: { readonly href: string; readonly label: string } | undefined;
  /** The back link as an element, for remotes of contract 1.3 and earlier. */
  back?: ReactNode;
}

/** The top of every page. Its heading receives focus after navigation (`pageHeadingId`). */
export const PageHeader = ({ title, help, tag, actions, backTo, back }: PageHeaderProps) => (
  <header className={styles.header}>
    {backTo === undefined ? (
      back
    ) : (
      <Link href={backTo.href} variant="standalone">
        <Icon name="arrow-left" size="xs" />
        {backTo.label}
      </Link>
    )}
    <div className={styles.line}>
      <div className={styles.titles}>
        <div className={styles.title}>
          <Typography tag="h1" id={pageHeadingId} tabIndex={-1}>
            {title}
          </Typography>
          {tag}
        </div>
        {help === undefined ? null : <Typography tone="muted">{help}</Typography>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  </header>
);

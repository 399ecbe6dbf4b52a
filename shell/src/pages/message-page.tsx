/** A page with one message: what happened, what it means, what to do now. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared/ui/icon';
import { Typography } from 'shared/ui/typography';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export const MessagePage = ({ icon, title, text, children }: MessagePageProps) => (
  <div className={styles.page}>
    <span className={styles.icon}>
      <Icon name={icon} size="lg" />
    </span>
    <Typography tag="h1">{title}</Typography>
    <Typography look="lead" tone="muted">
      {text}
    </Typography>
    <div className={styles.actions}>{children}</div>
  </div>
);

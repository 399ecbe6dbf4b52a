/** A page with one message: what happened, what it means, what to do now. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from 'shared/ui/icon';
import { Typography } from 'shared/ui/typography';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** Takes focus when it replaces something on the same page in response to the user's action. */
  readonly takesFocus?: boolean;
}

export const MessagePage = ({ icon, title, text, children, takesFocus = false }: MessagePageProps) => {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <Icon name={icon} size="lg" />
      </span>
      <Typography tag="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <Typography look="lead" tone="muted">
        {text}
      </Typography>
      <div className={styles.actions}>{children}</div>
    </div>
  );
};

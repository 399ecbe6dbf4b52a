import { CopyButton } from 'shared/ui/copy-button';
import { EmailText } from 'shared/ui/email-text';
import styles from './copyable.module.css';

interface CopyableProps {
  /** As displayed; copied without its spaces. */
  readonly text: string;
  /** Names the value on the button: 'Simkortnummer'. */
  readonly what: string;
}

/** A number or an address that users copy. */
export const Copyable = ({ text, what }: CopyableProps) => (
  <span className={styles.line}>
    <span className={styles.text}>{text.includes('@') ? <EmailText>{text}</EmailText> : text}</span>
    <CopyButton value={text} what={what} />
  </span>
);

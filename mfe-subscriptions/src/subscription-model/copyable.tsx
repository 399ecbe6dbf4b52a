import { CopyButton } from 'shared/ui/copy-button';
import { EmailText } from 'shared/ui/email-text';
import styles from './copyable.module.css';

interface CopyableProps {
  /** As it is read; copied without its spaces. */
  readonly text: string;
  /** Names it on the button: 'Simkortnummer'. */
  readonly what: string;
}

/** A number or an address that a person takes elsewhere. */
export const Copyable = ({ text, what }: CopyableProps) => (
  <span className={styles.line}>
    <span className={styles.text}>{text.includes('@') ? <EmailText>{text}</EmailText> : text}</span>
    <CopyButton value={text} what={what} />
  </span>
);

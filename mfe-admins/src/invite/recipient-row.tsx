import { Button } from 'shared/ui/button';
import { Icon, type IconName } from 'shared/ui/icon';
import { emailRule } from 'shared/validation/email';
import { EmailText } from 'shared/ui/email-text';
import styles from './invite.module.css';
import { isSent, type Recipient } from './recipients.ts';
import { recipientTexts as texts, resultText } from './texts.ts';

export interface RecipientRowProps {
  readonly recipient: Recipient;
  readonly elementOf: (email: string) => { readonly id: string; readonly error: string | undefined };
  readonly isSending: boolean;
  readonly onCorrect: (email: string) => void;
  readonly onRemove: (email: string) => void;
}

type RowState = 'waiting' | 'sent' | 'exists' | 'refused';

const icons: Readonly<Record<RowState, IconName>> = {
  waiting: 'envelope',
  sent: 'success',
  exists: 'info',
  refused: 'error',
};

/** One address with its error or result; it can be corrected or removed until it is sent. */
export const RecipientRow = (props: RecipientRowProps) => {
  const { recipient, elementOf, isSending, onCorrect, onRemove } = props;
  const { email, result } = recipient;
  const { id, error } = elementOf(email);
  // The error summary names the address; in the row it is already visible.
  const problem = error === undefined ? undefined : emailRule(email);
  const state: RowState = problem === undefined ? (result?.state ?? 'waiting') : 'refused';
  const message = problem ?? (result === undefined ? undefined : resultText(result));
  return (
    <li className={styles.recipient} data-state={state} id={id} tabIndex={-1}>
      <Icon name={icons[state]} size="sm" />
      <span className={styles.address}>
        <EmailText>{email}</EmailText>
        {message === undefined ? null : <span className={styles.message}>{message}</span>}
      </span>
      {isSending || isSent(recipient) ? null : (
        <span className={styles.actions}>
          <Button
            variant="icon"
            size="small"
            icon="edit"
            aria-label={texts.correct(email)}
            onPress={() => {
              onCorrect(email);
            }}
          />
          <Button
            variant="icon"
            size="small"
            icon="close"
            aria-label={texts.remove(email)}
            onPress={() => {
              onRemove(email);
            }}
          />
        </span>
      )}
    </li>
  );
};

import { useRef } from 'react';
import { AttentionBox } from 'shared/ui/attention-box';
import { RecipientRow, type RecipientRowProps } from './recipient-row.tsx';
import styles from './invite.module.css';
import { isSent, type Recipient } from './recipients.ts';
import { countText, partlySentText, recipientTexts as texts, sendingText } from './texts.ts';

interface RecipientListProps {
  readonly recipients: readonly Recipient[];
  /** Id of a recipient's row, for the links of the error summary, and whether the row has an error. */
  readonly elementOf: RecipientRowProps['elementOf'];
  readonly isSending: boolean;
  readonly onCorrect: (email: string) => void;
  readonly onRemove: (email: string) => void;
}

/** Everybody invited at once, each with their result; recipients whose invitation failed can be corrected. */
export const RecipientList = ({ recipients, isSending, onRemove, ...row }: RecipientListProps) => {
  const count = useRef<HTMLParagraphElement>(null);
  if (recipients.length === 0) return null;
  const tried = recipients.filter(({ result }) => result !== undefined).length;
  const sent = recipients.filter(isSent).length;
  const isPartlySent = !isSending && tried > 0 && sent < recipients.length;
  return (
    <div className={styles.recipients}>
      <p className={styles.count} ref={count} tabIndex={-1} role="status">
        {isSending ? sendingText(tried, recipients.length) : countText(recipients.length)}
      </p>
      {isPartlySent ? (
        <AttentionBox variant="warning" isAnnounced>
          {partlySentText(sent, recipients.length)}
        </AttentionBox>
      ) : null}
      <ul className={styles.list} aria-label={texts.list}>
        {recipients.map(recipient => (
          <RecipientRow
            key={recipient.email}
            {...row}
            recipient={recipient}
            isSending={isSending}
            onRemove={email => {
              // The button is removed with the row, so focus would be lost.
              count.current?.focus();
              onRemove(email);
            }}
          />
        ))}
      </ul>
    </div>
  );
};

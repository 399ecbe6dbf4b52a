import { ErrorSummary, type FormProblem } from 'shared/ui/error-summary';
import { TextField } from 'shared/ui/text-field';
import { accessFieldId } from '../access-field-id.ts';
import { AccessField } from '../access-field.tsx';
import { emailFieldId, recipientId, withPasted, withTyped, type InviteForm } from './invite-form.ts';
import styles from './invite.module.css';
import { RecipientList } from './recipient-list.tsx';
import { withAddresses, withoutAddress } from './recipients.ts';
import { inviteTexts as texts } from './texts.ts';
import { emailRule } from 'shared/validation/email';

interface InviteFieldsProps {
  readonly form: InviteForm;
  readonly onChange: (form: InviteForm) => void;
  readonly asksForAccess: boolean;
  readonly problems: readonly FormProblem[];
  readonly attempt: number;
  readonly isSending: boolean;
}

/** E-mail, or several of them as a list, and which accounts where that is asked for. */
export const InviteFields = (props: InviteFieldsProps) => {
  const { form, onChange, asksForAccess, problems, attempt, isSending } = props;
  const messageAt = (fieldId: string) => problems.find(problem => problem.fieldId === fieldId)?.message;
  const correct = (email: string) => {
    const rest = withoutAddress(form.recipients, email);
    // What stands in the field already is not lost: it changes places with the one to correct.
    const recipients = form.email.trim() === '' ? rest : withAddresses(rest, [form.email.trim()]);
    onChange({ ...form, recipients, email });
    document.getElementById(emailFieldId)?.focus();
  };
  return (
    <div className={styles.fields}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        id={emailFieldId}
        type="email"
        autocomplete="off"
        label={texts.email}
        help={texts.help}
        value={form.email}
        error={messageAt(emailFieldId)}
        onChange={event => {
          onChange(withTyped(form, event.target.value));
        }}
        onPaste={event => {
          const pasted = withPasted(form, event.clipboardData.getData('text/plain'));
          if (pasted === undefined) return;
          event.preventDefault();
          onChange(pasted);
        }}
      />
      <RecipientList
        recipients={form.recipients}
        isSending={isSending}
        problemOf={email => (messageAt(recipientId(email)) === undefined ? undefined : emailRule(email))}
        onCorrect={correct}
        onRemove={email => {
          onChange({ ...form, recipients: withoutAddress(form.recipients, email) });
        }}
      />
      {asksForAccess ? (
        <AccessField
          choice={form.access}
          error={messageAt(accessFieldId)}
          onChange={access => {
            onChange({ ...form, access });
          }}
        />
      ) : null}
    </div>
  );
};

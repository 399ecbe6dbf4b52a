import { ErrorSummary, type FormProblem } from 'shared/ui/error-summary';
import { TextField } from 'shared/ui/text-field';
import { accessFieldId } from '../access-field-id.ts';
import { AccessField } from '../access-field.tsx';
import { emailFieldId, type InviteForm } from './invite-form.ts';
import styles from './invite.module.css';
import { inviteTexts as texts } from './texts.ts';

interface InviteFieldsProps {
  readonly form: InviteForm;
  readonly onChange: (form: InviteForm) => void;
  readonly asksForAccess: boolean;
  readonly problems: readonly FormProblem[];
  readonly attempt: number;
}

/** E-mail, and which accounts where that is asked for. */
export const InviteFields = ({ form, onChange, asksForAccess, problems, attempt }: InviteFieldsProps) => {
  const messageAt = (fieldId: string) => problems.find(problem => problem.fieldId === fieldId)?.message;
  return (
    <div className={styles.fields}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        id={emailFieldId}
        type="email"
        autocomplete="off"
        label={texts.email}
        help={texts.help}
        maxLength={254}
        value={form.email}
        error={messageAt(emailFieldId)}
        onChange={event => {
          onChange({ ...form, email: event.target.value });
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

import type { FormState } from 'shared/form';
import { TextField } from 'shared/ui/text-field';
import { AccessField } from '../access-model/access-field.tsx';
import { withPasted, withTyped, type InviteForm, type Invitations } from './invite-form.ts';
import { RecipientList } from './recipient-list.tsx';
import { withAddresses, withoutAddress } from './recipients.ts';
import { inviteTexts as texts } from './texts.ts';

interface InviteFieldsProps {
  readonly form: FormState<InviteForm, Invitations>;
  readonly asksForAccess: boolean;
  readonly isSending: boolean;
}

/** One e-mail or a list of several, and the access when it is chosen here. */
export const InviteFields = ({ form, asksForAccess, isSending }: InviteFieldsProps) => {
  const { values, change } = form;
  const email = form.field('email');
  const correct = (wrong: string) => {
    const rest = withoutAddress(values.recipients, wrong);
    // What the field already contains is not lost: it moves to the list in exchange for the address to correct.
    const recipients = values.email.trim() === '' ? rest : withAddresses(rest, [values.email.trim()]);
    change({ recipients, email: wrong });
    document.getElementById(email.id)?.focus();
  };
  return (
    <>
      <TextField
        {...email}
        type="email"
        autocomplete="off"
        label={texts.email}
        help={texts.help}
        onChange={event => {
          change(withTyped(values, event.target.value));
        }}
        onPaste={event => {
          const pasted = withPasted(values, event.clipboardData.getData('text/plain'));
          if (pasted === undefined) return;
          event.preventDefault();
          change(pasted);
        }}
      />
      <RecipientList
        recipients={values.recipients}
        isSending={isSending}
        elementOf={recipient => form.at('recipients', recipient)}
        onCorrect={correct}
        onRemove={recipient => {
          const recipients = withoutAddress(values.recipients, recipient);
          change({ recipients });
          // The list is removed with the last recipient, and focus with it.
          if (recipients.length === 0) document.getElementById(email.id)?.focus();
        }}
      />
      {asksForAccess ? <AccessField {...form.field('access')} /> : null}
    </>
  );
};

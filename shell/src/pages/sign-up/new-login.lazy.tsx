import { useState } from 'react';
import type { AcceptInvitationBody, OpenInvitation } from 'shared/contracts/invitation';
import { TextField } from 'shared/ui/text-field';
import { dropLinkToken } from '../../link-token/link-token.ts';
import { LoginField, NewPasswordFields } from '../public-form/new-password-fields.lazy.tsx';
import { PublicForm } from '../public-form/public-form.lazy.tsx';
import styles from '../public-form/public-form.module.css';
import { tellIf } from '../public-form/refusal.ts';
import { useSubmit } from '../public-form/use-submit.ts';
import { acceptInvitation } from './invitation-calls.ts';
import { bodyOf, emptyForm, fieldIds, problemsOf, type SignUpForm } from './sign-up-form.ts';
import { signUpTexts as texts } from './texts.ts';

interface NewLoginProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onCreated: (email: string) => void;
  /** The link has been used or withdrawn since the page was opened. */
  readonly onDead: () => void;
  /** The address has got a login since the page was opened. */
  readonly onLoginFound: () => void;
}

/** The form of somebody who has no login yet. */
export const NewLogin = ({ token, invitation, onCreated, onDead, onLoginFound }: NewLoginProps) => {
  const [form, setForm] = useState(emptyForm);
  const { submit, isPending, error } = useSubmit(
    (http, body: AcceptInvitationBody) =>
      acceptInvitation(http, token, body)
        .catch(tellIf('InvitationTokenIsNotFound', onDead))
        .catch(tellIf('SelfserviceUserAlreadyExists', onLoginFound)),
    ({ user }) => {
      dropLinkToken('opret-login');
      onCreated(user.email);
    },
  );
  const change = (changes: Partial<SignUpForm>): void => {
    setForm({ ...form, ...changes });
  };
  return (
    <PublicForm
      title={texts.title}
      lead={texts.lead(invitation.companyName, invitation.expiresAt)}
      problems={problemsOf(form)}
      submitText={texts.submit}
      isPending={isPending}
      failure={error}
      onSubmit={() => {
        submit(bodyOf(form));
      }}
    >
      {messageAt => (
        <>
          <LoginField email={invitation.email} help={texts.loginHelp} />
          <div className={styles.names}>
            <TextField
              id={fieldIds.firstName}
              label={texts.firstName}
              autocomplete="given-name"
              maxLength={100}
              value={form.firstName}
              error={messageAt(fieldIds.firstName)}
              onChange={event => {
                change({ firstName: event.target.value });
              }}
            />
            <TextField
              id={fieldIds.lastName}
              label={texts.lastName}
              autocomplete="family-name"
              maxLength={100}
              value={form.lastName}
              error={messageAt(fieldIds.lastName)}
              onChange={event => {
                change({ lastName: event.target.value });
              }}
            />
          </div>
          <TextField
            id={fieldIds.phoneNumber}
            label={texts.phone}
            type="tel"
            autocomplete="tel"
            inputMode="tel"
            width="digits-8"
            value={form.phoneNumber}
            error={messageAt(fieldIds.phoneNumber)}
            onChange={event => {
              change({ phoneNumber: event.target.value });
            }}
          />
          <NewPasswordFields value={form} onChange={change} messageAt={messageAt} />
        </>
      )}
    </PublicForm>
  );
};

import type { AcceptInvitationBody, OpenInvitation } from 'shared/contracts/invitation';
import { useFormState } from 'shared/form';
import { TextField } from 'shared/ui/text-field';
import { useWrite } from 'shared/write';
import { dropLinkToken } from '../../link-token/link-token.ts';
import { LoginField, NewPasswordFields } from '../public-form/new-password-fields.lazy.tsx';
import { PublicForm } from '../public-form/public-form.lazy.tsx';
import styles from '../public-form/public-form.module.css';
import { acceptInvitation } from './invitation-calls.ts';
import { emptyForm, signUpSchema } from './sign-up-form.ts';
import { signUpTexts as texts } from './texts.ts';

interface NewLoginProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onCreated: (email: string) => void;
  /** Called when the link has been used or withdrawn since the page was opened. */
  readonly onDead: () => void;
  /** Called when a login for the address was created since the page was opened. */
  readonly onLoginFound: () => void;
}

/** The form for a user without a login. */
export const NewLogin = ({ token, invitation, onCreated, onDead, onLoginFound }: NewLoginProps) => {
  const form = useFormState({ schema: signUpSchema, initial: emptyForm });
  const write = useWrite({
    send: (http, body: AcceptInvitationBody) => acceptInvitation(http, token, body),
    stale: [],
    expected: ['InvitationTokenIsNotFound', 'SelfserviceUserAlreadyExists', 'CommonPassword'],
    onRefused: (code, message) => {
      if (code === 'CommonPassword') form.refuse('password', message);
      else if (code === 'InvitationTokenIsNotFound') onDead();
      else onLoginFound();
    },
    onDone: ({ user }) => {
      dropLinkToken('opret-login');
      onCreated(user.email);
    },
    reportsOwnErrors: true,
  });
  return (
    <PublicForm
      title={texts.title}
      lead={texts.lead(invitation.companyName, invitation.expiresAt)}
      form={form}
      write={write}
      submit={texts.submit}
    >
      <LoginField email={invitation.email} help={texts.loginHelp} />
      <div className={styles.names}>
        <TextField {...form.field('firstName')} label={texts.firstName} autocomplete="given-name" />
        <TextField {...form.field('lastName')} label={texts.lastName} autocomplete="family-name" />
      </div>
      <TextField
        {...form.field('phoneNumber')}
        label={texts.phone}
        type="tel"
        autocomplete="tel"
        inputMode="tel"
        width="digits-8"
      />
      <NewPasswordFields password={form.field('password')} repeated={form.field('repeated')} />
    </PublicForm>
  );
};

/** Target of an e-mail link: a new password for the login it was sent to (PUB-008). */
import { useState } from 'react';
import { refusalOf } from 'shared/errors/refusal';
import { useFormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button } from 'shared/ui/button';
import { LinkButton } from 'shared/ui/link-button';
import { newPasswordField, repeatedPasswordField } from 'shared/validation/new-password';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import { dropLinkToken, isLinkToken, linkTokenOf } from '../../link-token/link-token.ts';
import { MessagePage } from '../message-page.tsx';
import { FormPlaceholder } from '../public-form/form-placeholder.tsx';
import { LoginReady } from '../public-form/login-ready.tsx';
import { LoginField, NewPasswordFields } from '../public-form/new-password-fields.lazy.tsx';
import { PublicForm } from '../public-form/public-form.lazy.tsx';
import { publicFormTexts } from '../public-form/texts.ts';
import { reloadPortal } from '../reload-portal.ts';
import { passwordResetLinkQuery, savePassword } from './reset-calls.ts';
import { resetPasswordTexts as texts } from './texts.ts';

const askPath = '/glemt-adgangskode';

export const ResetPasswordPage = () => {
  // As it was when the page was opened: it is cleared once used, while the page stays.
  const [token] = useState(() => linkTokenOf('vaelg-ny-adgangskode'));
  if (token === undefined)
    return (
      <MessagePage icon="envelope" title={texts.title} text={texts.withoutLink}>
        <LinkButton href={askPath}>{texts.firstLink}</LinkButton>
        <Button variant="secondary" onPress={reloadPortal}>
          {publicFormTexts.signIn}
        </Button>
      </MessagePage>
    );
  return isLinkToken(token) ? <ByLink token={token} /> : <DeadLink />;
};

/** Unknown, expired and used links look the same: the backend does not distinguish them. */
const DeadLink = ({ takesFocus = false }: { readonly takesFocus?: boolean }) => (
  <MessagePage icon="warning" title={texts.dead.title} text={texts.dead.text} takesFocus={takesFocus}>
    <LinkButton href={askPath}>{texts.newLink}</LinkButton>
    <Button variant="secondary" onPress={reloadPortal}>
      {publicFormTexts.signIn}
    </Button>
  </MessagePage>
);

type Step = { readonly state: 'asked' | 'dead' } | { readonly state: 'saved'; readonly email: string };

const ByLink = ({ token }: { readonly token: string }) => {
  const link = useQuery(passwordResetLinkQuery(useHttp(), token));
  const [step, setStep] = useState<Step>({ state: 'asked' });
  if (step.state === 'saved') return <LoginReady email={step.email} {...texts.saved} />;
  if (step.state === 'dead') return <DeadLink takesFocus />;
  if (link.isError && refusalOf(link.error) === 'InvalidToken') return <DeadLink />;
  if (!link.isSuccess)
    return (
      <FormPlaceholder
        title={texts.title}
        error={link.error}
        failed={texts.loadFailed}
        isRetrying={link.isFetching}
        onRetry={() => void link.refetch()}
      />
    );
  return (
    <Choose
      token={token}
      email={link.data.email}
      onSaved={email => {
        setStep({ state: 'saved', email });
      }}
      onDead={() => {
        setStep({ state: 'dead' });
      }}
    />
  );
};

const newPasswordSchema = (entered: { readonly password: string; readonly repeated: string }) =>
  z.pipe(
    z.object({ password: newPasswordField, repeated: repeatedPasswordField(entered.password) }),
    z.transform(({ password }) => password),
  );

interface ChooseProps {
  readonly token: string;
  readonly email: string;
  readonly onSaved: (email: string) => void;
  /** Called when the link has been used or has expired since the page was opened. */
  readonly onDead: () => void;
}

const Choose = ({ token, email, onSaved, onDead }: ChooseProps) => {
  const form = useFormState({ schema: newPasswordSchema, initial: { password: '', repeated: '' } });
  const write = useWrite({
    send: (http, password: string) => savePassword(http, token, password),
    stale: [],
    expected: ['InvalidToken', 'CommonPassword'],
    onRefused: (code, message) => {
      if (code === 'CommonPassword') form.refuse('password', message);
      else onDead();
    },
    onDone: answer => {
      dropLinkToken('vaelg-ny-adgangskode');
      onSaved(answer.email);
    },
    reportsOwnErrors: true,
  });
  return (
    <PublicForm title={texts.title} lead={texts.lead} form={form} write={write} submit={texts.submit}>
      <LoginField email={email} help={texts.loginHelp} />
      <NewPasswordFields password={form.field('password')} repeated={form.field('repeated')} />
    </PublicForm>
  );
};

/** Requests a password reset link (PUB-007). The confirmation is the same for every address. */
import { useState } from 'react';
import { passwordResetRequestAnswer } from 'shared/contracts/password-reset';
import { useFormState } from 'shared/form';
import { Button } from 'shared/ui/button';
import { TextField } from 'shared/ui/text-field';
import { emailRule } from 'shared/validation/email';
import { field } from 'shared/validation/rule';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import { MessagePage } from '../message-page.tsx';
import { PublicForm } from '../public-form/public-form.lazy.tsx';
import { publicFormTexts } from '../public-form/texts.ts';
import { reloadPortal } from '../reload-portal.ts';
import { forgotPasswordTexts as texts } from './texts.ts';

const schema = z.pipe(
  z.object({ email: field(emailRule) }),
  z.transform(({ email }) => email),
);

export const ForgotPasswordPage = () => {
  // Null to enter another address.
  const [sentTo, setSentTo] = useState<string | null>();
  if (typeof sentTo !== 'string') return <AskForLink takesFocus={sentTo === null} onSent={setSentTo} />;
  return (
    <MessagePage
      icon="envelope"
      title={texts.sent.title}
      text={`${texts.sent.text(sentTo)} ${texts.sent.help}`}
      takesFocus
    >
      <Button onPress={reloadPortal}>{texts.back}</Button>
      <Button
        variant="secondary"
        onPress={() => {
          setSentTo(null);
        }}
      >
        {texts.sent.other}
      </Button>
    </MessagePage>
  );
};

interface AskForLinkProps {
  readonly takesFocus: boolean;
  readonly onSent: (email: string) => void;
}

const AskForLink = ({ takesFocus, onSent }: AskForLinkProps) => {
  const form = useFormState({ schema, initial: { email: '' } });
  const write = useWrite({
    send: (http, email: string) =>
      http.request({
        method: 'POST',
        path: '/self-service-api/password-reset-requests',
        body: { email },
        schema: passwordResetRequestAnswer,
      }),
    stale: [],
    onDone: (_, email) => {
      onSent(email);
    },
    reportsOwnErrors: true,
  });
  return (
    <PublicForm
      title={texts.title}
      lead={texts.lead}
      form={form}
      write={write}
      submit={texts.submit}
      actions={
        <Button variant="text" onPress={reloadPortal}>
          {texts.back}
        </Button>
      }
    >
      <TextField
        {...form.field('email')}
        label={publicFormTexts.email}
        type="email"
        inputMode="email"
        autocomplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the page whose button was pressed
        autoFocus={takesFocus}
      />
    </PublicForm>
  );
};

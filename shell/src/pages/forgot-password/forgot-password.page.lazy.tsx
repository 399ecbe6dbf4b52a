/** Asks for a link to a new password (PUB-007). What it says next is the same for every address. */
import { useState } from 'react';
import { passwordResetRequestAnswer } from 'shared/contracts/password-reset';
import type { Http } from 'shared/http';
import { Button } from 'shared/ui/button';
import { TextField } from 'shared/ui/text-field';
import { emailRule } from 'shared/validation/email';
import { MessagePage } from '../message-page.tsx';
import { PublicForm } from '../public-form/public-form.lazy.tsx';
import { publicFormTexts } from '../public-form/texts.ts';
import { useSubmit } from '../public-form/use-submit.ts';
import { startAgain } from '../start-again.ts';
import { forgotPasswordTexts as texts } from './texts.ts';

const fieldId = 'email';

const ask = async (http: Http, email: string): Promise<string> => {
  const path = '/self-service-api/password-reset-requests';
  await http.request({ method: 'POST', path, body: { email }, schema: passwordResetRequestAnswer });
  return email;
};

export const ForgotPasswordPage = () => {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <AskForLink onSent={setSentTo} />;
  return (
    <MessagePage
      icon="envelope"
      title={texts.sent.title}
      text={`${texts.sent.text(sentTo)} ${texts.sent.help}`}
      takesFocus
    >
      <Button onPress={startAgain}>{texts.back}</Button>
      <Button
        variant="secondary"
        onPress={() => {
          setSentTo(undefined);
        }}
      >
        {texts.sent.other}
      </Button>
    </MessagePage>
  );
};

const AskForLink = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const [entered, setEntered] = useState('');
  const email = entered.trim();
  const message = emailRule(email);
  const { submit, isPending, error } = useSubmit(ask, onSent);
  return (
    <PublicForm
      title={texts.title}
      lead={texts.lead}
      problems={message === undefined ? [] : [{ fieldId, message }]}
      submitText={texts.submit}
      isPending={isPending}
      failure={error}
      onSubmit={() => {
        submit(email);
      }}
      wayOn={
        <Button variant="text" onPress={startAgain}>
          {texts.back}
        </Button>
      }
    >
      {messageAt => (
        <TextField
          id={fieldId}
          label={publicFormTexts.email}
          type="email"
          inputMode="email"
          autocomplete="username"
          maxLength={254}
          value={entered}
          error={messageAt(fieldId)}
          onChange={event => {
            setEntered(event.target.value);
          }}
        />
      )}
    </PublicForm>
  );
};

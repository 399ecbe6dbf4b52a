import { useState } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { useToasts } from 'shared/toasts';
import { PasswordField } from 'shared/ui/password-field';
import { TextField } from 'shared/ui/text-field';
import { ChangeForm, ChangeFrame } from '../change-form.tsx';
import { changeTexts } from '../change-texts.ts';
import { CodeForm } from '../code-form.tsx';
import { useChangePage } from '../use-change-page.ts';
import { useCodeStep } from '../use-code-step.ts';
import { orRefused } from '../use-own-change.ts';
import { WithProfile } from '../with-profile.tsx';
import { fieldIds, problemsOf, refusals, type EmailForm, type EmailRefusal } from './email-form.ts';
import { changeEmailTexts as texts } from './texts.ts';

const empty: EmailForm = { email: '', password: '' };

/** Changes the own e-mail, which the present password and a code prove (NAV-008). */
export const ChangeEmailPage = () => {
  const [form, setForm] = useState(empty);
  const page = useChangePage(form.email !== '' || form.password !== '');
  return (
    <ChangeFrame title={texts.title} help={texts.help} profileHref={page.profileHref}>
      <WithProfile>{profile => <EmailSteps {...{ profile, form, setForm }} {...page} />}</WithProfile>
      {page.question}
    </ChangeFrame>
  );
};

interface EmailStepsProps {
  readonly profile: Profile;
  readonly form: EmailForm;
  readonly setForm: (form: EmailForm) => void;
  readonly leave: () => void;
  readonly profileHref: string;
}

const EmailSteps = ({ profile, form, setForm, leave, profileHref }: EmailStepsProps) => {
  const toasts = useToasts();
  const [refusal, setRefusal] = useState<EmailRefusal>();
  const code = useCodeStep({ expected: refusals, onRefused: refuse });
  function refuse(of: EmailRefusal): void {
    setRefusal(of);
    code.correct();
  }
  const send = (): void => {
    code.send({
      purpose: 'ChangeEmail',
      destination: form.email.trim(),
      currentPassword: form.password,
    });
  };
  const enter = (changes: Partial<EmailForm>): void => {
    setForm({ ...form, ...changes });
    setRefusal(undefined);
  };
  if (code.step)
    return (
      <CodeForm
        step={code.step}
        destination={code.step.challenge.destination}
        submitText={texts.submit}
        profileHref={profileHref}
        isSendingAgain={code.isSending}
        onSendAgain={send}
        correctText={texts.correct}
        onCorrect={code.correct}
        change={(writes, { destination: email, challengeId }) =>
          writes
            .changeEmail({ email, challengeId })
            .catch(orRefused('InvalidToken', 'SelfserviceUserAlreadyExists'))
        }
        onRefused={refuse}
        onDone={() => {
          toasts.show({ variant: 'SUCCESS', title: texts.saved, richText: texts.savedText });
          leave();
        }}
      />
    );
  return (
    <ChangeForm
      problems={problemsOf(form, profile.email, refusal)}
      submitText={changeTexts.sendCode}
      isPending={code.isSending}
      profileHref={profileHref}
      onSubmit={send}
    >
      {messageAt => (
        <>
          <TextField
            id={fieldIds.email}
            label={texts.label}
            type="email"
            autocomplete="username"
            maxLength={320}
            value={form.email}
            error={messageAt(fieldIds.email)}
            onChange={event => {
              enter({ email: event.target.value });
            }}
          />
          <PasswordField
            id={fieldIds.password}
            label={changeTexts.currentPassword}
            autocomplete="current-password"
            value={form.password}
            error={messageAt(fieldIds.password)}
            onChange={password => {
              enter({ password });
            }}
          />
        </>
      )}
    </ChangeForm>
  );
};

import type { ComponentType } from 'react';
import type { Profile } from 'shared/contracts/profile';
import { Form, useForm } from 'shared/form';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { PasswordField } from 'shared/ui/password-field';
import { TextField } from 'shared/ui/text-field';
import { emailRule, repeatedEmailField } from 'shared/validation/email';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import { CodeForm } from '../code-form.tsx';
import { presentPassword } from '../password-schema.ts';
import { useCodeStep } from '../use-code-step.ts';
import { WithProfile } from '../with-profile.tsx';
import { changeEmailTexts as texts } from './texts.ts';

const nothing = { email: '', repeated: '', password: '' };

/** VAL-023, that it differs from the present one, and VAL-024: nobody can sign in with a mistyped address. */
const schemaFor = (present: string) => (entered: typeof nothing) =>
  z.pipe(
    z.object({
      email: field(
        firstOf(
          emailRule,
          must(email => email.toLowerCase() !== present.toLowerCase(), texts.same),
        ),
      ),
      repeated: repeatedEmailField(entered.email),
      password: presentPassword,
    }),
    z.transform(({ email, password }) => ({
      purpose: 'ChangeEmail' as const,
      destination: email,
      currentPassword: password,
    })),
  );

/** Changes the user's e-mail, confirmed by the present password and a code (NAV-008). */
export const Page: ComponentType = () => (
  <ChangeFrame title={texts.title} help={texts.help}>
    <WithProfile>{profile => <EmailSteps profile={profile} />}</WithProfile>
  </ChangeFrame>
);

const EmailSteps = ({ profile }: { readonly profile: Profile }) => {
  const toasts = useToasts();
  const profileHref = useProfileHref();
  const form = useForm({
    schema: schemaFor(profile.email),
    initial: nothing,
  });
  const { correctedField, ...codeStep } = useCodeStep({
    expected: ['InvalidPassword', 'IllegalSendToEmail', 'CustomerDoesNotHaveRightToUseDomain'],
    onRefused: (code, message) => {
      codeStep.correct();
      form.refuse(code === 'InvalidPassword' ? 'password' : 'email', message);
    },
  });
  if (codeStep.step)
    return (
      <CodeForm
        step={codeStep.step}
        codeStep={codeStep}
        destination={codeStep.step.challenge.destination}
        submitText={texts.submit}
        correctText={texts.correct}
        question={form.question}
        change={(writes, { destination: email, challengeId }) => writes.changeEmail({ email, challengeId })}
        expected={['SelfserviceUserAlreadyExists']}
        onRefused={(_code, message) => {
          codeStep.correct();
          form.refuse('email', message);
        }}
        onDone={() => {
          toasts.show({ variant: 'SUCCESS', title: texts.saved, richText: texts.savedText });
          form.leave(profileHref);
        }}
      />
    );
  return (
    <Card>
      <Form form={form} write={codeStep.write} submit={changeTexts.sendCode} cancelHref={profileHref}>
        <TextField
          {...form.field('email')}
          ref={correctedField}
          label={texts.label}
          type="email"
          autocomplete="username"
        />
        <TextField {...form.field('repeated')} label={texts.repeated} type="email" autocomplete="off" />
        <PasswordField
          {...form.field('password')}
          label={changeTexts.currentPassword}
          autocomplete="current-password"
        />
      </Form>
    </Card>
  );
};

import type { ComponentType } from 'react';
import type { PasswordBody } from 'shared/contracts/profile-changes';
import { Form, useForm } from 'shared/form';
import { useSession } from 'shared/session';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { PasswordField } from 'shared/ui/password-field';
import { TextField } from 'shared/ui/text-field';
import { passwordRequirements } from 'shared/validation/password';
import { ChangeFrame, useProfileHref } from '../change-frame.tsx';
import { changeTexts } from '../change-texts.ts';
import { noPasswords, passwordSchema } from '../password-schema.ts';
import { useOwnWrite } from '../use-own-write.ts';
import { changePasswordTexts as texts } from './texts.ts';

/** Changes the user's password; requires the present one (NAV-010). */
export const Page: ComponentType = () => {
  const toasts = useToasts();
  const { email } = useSession();
  const profileHref = useProfileHref();
  const form = useForm({ schema: passwordSchema, initial: noPasswords });
  const write = useOwnWrite({
    send: (writes, body: PasswordBody) => writes.changePassword(body),
    expected: ['InvalidPassword', 'CommonPassword'],
    onRefused: (code, message) => {
      form.refuse(code === 'CommonPassword' ? 'chosen' : 'current', message);
    },
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.saved, richText: texts.savedText });
      form.leave(profileHref);
    },
  });
  return (
    <ChangeFrame title={texts.title} help={texts.help}>
      <Card>
        <Form form={form} write={write} submit={texts.submit} cancelHref={profileHref}>
          {/* Tells a password manager whose password changes. */}
          <TextField label={changeTexts.email} type="email" autocomplete="username" value={email} readOnly />
          <PasswordField
            {...form.field('current')}
            label={changeTexts.currentPassword}
            autocomplete="current-password"
          />
          <PasswordField
            {...form.field('chosen')}
            label={texts.newPassword}
            autocomplete="new-password"
            requirements={passwordRequirements(form.values.chosen)}
          />
          <PasswordField {...form.field('repeated')} label={texts.repeated} autocomplete="new-password" />
        </Form>
      </Card>
    </ChangeFrame>
  );
};

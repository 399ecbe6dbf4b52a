import { useState } from 'react';
import type { PasswordBody } from 'shared/contracts/profile-changes';
import { useSession } from 'shared/session';
import { useToasts } from 'shared/toasts';
import { PasswordField } from 'shared/ui/password-field';
import { TextField } from 'shared/ui/text-field';
import { passwordRequirements } from 'shared/validation/password';
import { ChangeForm, ChangeFrame } from '../change-form.tsx';
import { changeTexts } from '../change-texts.ts';
import { useChangePage } from '../use-change-page.ts';
import { orRefused, useOwnChange } from '../use-own-change.ts';
import { fieldIds, problemsOf, type PasswordForm } from './password-form.ts';
import { changePasswordTexts as texts } from './texts.ts';

const empty: PasswordForm = { current: '', chosen: '', repeated: '' };

/** Changes the own password, for which the present one is asked (NAV-010). */
export const ChangePasswordPage = () => {
  const toasts = useToasts();
  const { email } = useSession();
  const [form, setForm] = useState(empty);
  const [isRefused, setIsRefused] = useState(false);
  const { leave, profileHref, question } = useChangePage(Object.values(form).some(entered => entered !== ''));
  const { submit, isPending } = useOwnChange({
    send: (writes, body: PasswordBody) => writes.changePassword(body).catch(orRefused('InvalidPassword')),
    onRefused: () => {
      setIsRefused(true);
    },
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', title: texts.saved, richText: texts.savedText });
      leave();
    },
  });
  const enter = (changes: Partial<PasswordForm>): void => {
    setForm({ ...form, ...changes });
    if ('current' in changes) setIsRefused(false);
  };
  return (
    <ChangeFrame title={texts.title} help={texts.help} profileHref={profileHref}>
      <ChangeForm
        problems={problemsOf(form, isRefused)}
        submitText={texts.submit}
        isPending={isPending}
        profileHref={profileHref}
        onSubmit={() => {
          submit({ currentPassword: form.current, newPassword: form.chosen });
        }}
      >
        {messageAt => (
          <>
            {/* So that a password manager knows whose password changes. */}
            <TextField label={texts.email} type="email" autocomplete="username" value={email} readOnly />
            <PasswordField
              id={fieldIds.current}
              label={changeTexts.currentPassword}
              autocomplete="current-password"
              value={form.current}
              error={messageAt(fieldIds.current)}
              onChange={current => {
                enter({ current });
              }}
            />
            <PasswordField
              id={fieldIds.chosen}
              label={texts.newPassword}
              autocomplete="new-password"
              value={form.chosen}
              error={messageAt(fieldIds.chosen)}
              requirements={passwordRequirements(form.chosen)}
              onChange={chosen => {
                enter({ chosen });
              }}
            />
            <PasswordField
              id={fieldIds.repeated}
              label={texts.repeated}
              autocomplete="new-password"
              value={form.repeated}
              error={messageAt(fieldIds.repeated)}
              onChange={repeated => {
                enter({ repeated });
              }}
            />
          </>
        )}
      </ChangeForm>
      {question}
    </ChangeFrame>
  );
};
